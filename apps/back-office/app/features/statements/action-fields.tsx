import { CLEARING_ACCOUNTS } from '@lender/lending';
import { Columns, Field, MoneyInput, Select, TextArea, TextInput } from '@lender/ui';
import { clearingAccountWords } from '../../vocabulary/clearing-account.copy.es.ts';
import type { FilledIntent } from './line-forms.ts';
import { statementsCopy } from './statements.copy.es.ts';

const { one: copy } = statementsCopy;

const accounts = CLEARING_ACCOUNTS.map((value) => ({ value, label: clearingAccountWords[value] }));

interface ActionFieldsProps {
  readonly intent: FilledIntent;
  readonly fields: Readonly<Record<string, string | undefined>>;
  readonly values: Readonly<Record<string, string | undefined>>;
}

/** Shows the fields that each kind of answer about a line needs. */
export function ActionFields({ intent, fields, values }: ActionFieldsProps) {
  switch (intent) {
    case 'settlement':
      return (
        <Columns count={2} align="end">
          <Field id="account" label={copy.account} error={fields.account}>
            <Select
              name="account"
              placeholder={copy.chooseAccount}
              options={accounts}
              required
              defaultValue={values.account}
            />
          </Field>
          {(['gross', 'fee', 'feeIva'] as const).map((name) => (
            <Field key={name} id={name} label={copy[name]} error={fields[name]}>
              <MoneyInput hasCentavos name={name} required defaultValue={values[name]} />
            </Field>
          ))}
        </Columns>
      );
    case 'loan':
      return (
        <Field id="number" label={copy.number} error={fields.number}>
          <TextInput name="number" width="medium" required maxLength={10} defaultValue={values.number} />
        </Field>
      );
    case 'aside':
      return (
        <Field id="note" label={copy.why} hint={copy.whyHint} error={fields.note}>
          <TextArea name="note" rows={2} required maxLength={500} defaultValue={values.note} />
        </Field>
      );
    default:
      return null;
  }
}
