import { Button, Field, Inline, Select } from '@lender/ui';
import { Form } from '@lender/web/navigation';
import { screenPath } from '../../screens.ts';
import type { monthOptions } from '../../vocabulary/month-options.ts';
import type { ComplaintQuery } from './complaint-query.ts';
import { complaintsCopy as copy } from './complaints.copy.es.ts';
import type { ComplaintsView } from './complaints.server.ts';

export interface ComplaintFiltersProps {
  readonly query: ComplaintQuery;
  readonly kinds: ComplaintsView['kinds'];
  /** Months whose complaints can be counted, the current one first. */
  readonly months: ReturnType<typeof monthOptions>;
}

/** Limits the list to one kind, and offers the counts of a month as a file. */
export const ComplaintFilters = ({ query: { state, kind }, kinds, months }: ComplaintFiltersProps) => (
  <Inline space="m" align="end" justify="between">
    <Form method="get">
      {state && <input type="hidden" name="estado" value={state} />}
      <Inline space="s" align="end">
        <Field id="tipo" label={copy.filter.kind}>
          <Select
            key={kind ?? ''}
            name="tipo"
            options={[{ value: '', label: copy.filter.all }, ...kinds]}
            defaultValue={kind ?? ''}
          />
        </Field>
        <Button type="submit" tone="secondary" size="small">
          {copy.filter.submit}
        </Button>
      </Inline>
    </Form>
    <Form method="get" action={screenPath('complaintCounts', {})} reloadDocument>
      <Inline space="s" align="end">
        <Field id="mes" label={copy.month.label}>
          <Select name="mes" options={[...months]} />
        </Field>
        <Button type="submit" tone="secondary" size="small">
          {copy.month.submit}
        </Button>
      </Inline>
    </Form>
  </Inline>
);
