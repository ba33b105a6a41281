import { Button, Field, Inline, Select } from '@lender/ui';
import { Form } from '@remix-run/react';
import type { TaskQuery } from './task-query.ts';
import { tasksCopy } from './tasks.copy.es.ts';

const { filter: copy } = tasksCopy;

export interface KindFilterProps extends Pick<TaskQuery, 'state' | 'kind'> {
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** Narrows the list to one kind; the choice stands in the address. */
export function KindFilter({ state, kind, options }: KindFilterProps) {
  return (
    <Form method="get">
      {state === 'closed' && <input type="hidden" name="estado" value={state} />}
      <Inline space="s" align="end">
        <Field id="tipo" label={copy.kind}>
          <Select
            key={kind ?? ''}
            name="tipo"
            options={[{ value: '', label: copy.all }, ...options]}
            defaultValue={kind ?? ''}
          />
        </Field>
        <Button type="submit" tone="secondary" size="small">
          {copy.submit}
        </Button>
      </Inline>
    </Form>
  );
}
