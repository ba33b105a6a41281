import type { PlainDate } from '@lender/calculator';
import { Button, Field, Inline, Select } from '@lender/ui';
import { Form } from '@lender/web/navigation';
import { DayInput } from '../../forms/day-input.tsx';
import { LATE_DAYS } from './report-query.ts';
import { reportsCopy } from './reports.copy.es.ts';

const { filter: copy } = reportsCopy;

interface PeriodFormProps {
  readonly from: PlainDate;
  readonly to: PlainDate;
  /** Present where the report is about lateness. */
  readonly daysLate: number | undefined;
}

/** Shows the form that chooses the days of a report; the choice is kept in the address. */
export function PeriodForm({ from, to, daysLate }: PeriodFormProps) {
  return (
    <Form method="get" aria-label={copy.label}>
      <Inline space="s" align="end">
        <Field id="desde" label={copy.from}>
          <DayInput key={from} name="desde" defaultValue={from} />
        </Field>
        <Field id="hasta" label={copy.to}>
          <DayInput key={to} name="hasta" defaultValue={to} />
        </Field>
        {daysLate !== undefined && (
          <Field id="atraso" label={copy.late}>
            <Select
              key={daysLate}
              name="atraso"
              options={LATE_DAYS.map((days) => ({ value: days, label: copy.days(days) }))}
              defaultValue={String(daysLate)}
            />
          </Field>
        )}
        <Button type="submit" tone="secondary" size="small">
          {copy.submit}
        </Button>
      </Inline>
    </Form>
  );
}
