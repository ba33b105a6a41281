import { APPLICATION_STATUSES } from '@lender/lending';
import { pesosFromCentavos } from '@lender/money';
import {
  Button,
  Checkbox,
  Columns,
  Disclosure,
  Field,
  FieldGroup,
  Inline,
  LinkButton,
  Select,
  type SelectOption,
  Stack,
  TextInput,
} from '@lender/ui';
import { Form } from '@lender/web/navigation';
import type { ReactNode } from 'react';
import { caseRowCopy } from '../../vocabulary/case-row.copy.es.ts';
import { applicationStatusWords } from '../../vocabulary/status/application-status.copy.es.ts';
import { queueCopy } from './queue.copy.es.ts';
import { QUEUE_COLUMNS, USUAL_COLUMNS } from './queue-columns.ts';
import type { QueueQuery } from './queue-query.ts';

const { filter: copy } = queueCopy;

export interface QueueFilterProps {
  readonly query: QueueQuery;
  readonly banks: readonly SelectOption[];
  /** Address of the queue without filters, while there are some. */
  readonly clearHref?: string | undefined;
}

const statuses = APPLICATION_STATUSES.map((status) => ({
  value: String(status),
  label: applicationStatusWords[status].label,
}));
const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

/** Shows the form that filters a queue and chooses its columns; all of it is kept in the address. */
export function QueueFilter({ query, banks, clearHref }: QueueFilterProps) {
  const { sort, order, columns = USUAL_COLUMNS } = query;
  return (
    // A new form for each address, so that it shows what the list shows.
    <Form method="get" aria-label={copy.label} key={JSON.stringify(query)}>
      {sort && <input type="hidden" name="orden" value={sort} />}
      {order && <input type="hidden" name="sentido" value={order} />}
      <Disclosure summary={copy.open} isOpen={clearHref !== undefined}>
        <Stack space="s">
          <Columns count={4} space="s">
            <Choice name="asignada" label={copy.assignee} value={query.assignee} options={optionsOf(copy.assignees)} />
            <Choice name="estado" label={copy.status} value={query.status} options={statuses} />
            <Choice name="cliente" label={copy.borrower} value={query.borrower} options={optionsOf(copy.borrowers)} />
            <Choice name="banco" label={copy.bank} value={query.bank} options={banks} />
            <Amount name="desde" label={copy.from} value={query.amountFrom && pesosFromCentavos(query.amountFrom)} />
            <Amount name="hasta" label={copy.to} value={query.amountTo && pesosFromCentavos(query.amountTo)} />
            <Amount name="horas" label={copy.hours} value={query.waitingHours} />
          </Columns>
          <FieldGroup id="columnas" legend={copy.columns}>
            <Inline space="s">
              {QUEUE_COLUMNS.map((column) => (
                <Checkbox
                  key={column}
                  id={`col-${column}`}
                  name="col"
                  value={column}
                  defaultChecked={columns.includes(column)}
                >
                  {caseRowCopy.columns[column]}
                </Checkbox>
              ))}
            </Inline>
          </FieldGroup>
          <Inline space="s">
            <Button type="submit" tone="secondary" size="small">
              {copy.submit}
            </Button>
            {clearHref && (
              <LinkButton href={clearHref} tone="quiet" size="small">
                {copy.clear}
              </LinkButton>
            )}
          </Inline>
        </Stack>
      </Disclosure>
    </Form>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly label: ReactNode;
  readonly value: string | number | undefined;
}

function Choice({ name, label, value = '', options }: ChoiceProps & { readonly options: readonly SelectOption[] }) {
  return (
    <Field id={name} label={label}>
      <Select name={name} options={[{ value: '', label: copy.any }, ...options]} defaultValue={String(value)} />
    </Field>
  );
}

/** Field for a whole number; any other text is ignored. */
function Amount({ name, label, value }: ChoiceProps) {
  return (
    <Field id={name} label={label}>
      <TextInput name={name} inputMode="numeric" defaultValue={value} autoComplete="off" />
    </Field>
  );
}
