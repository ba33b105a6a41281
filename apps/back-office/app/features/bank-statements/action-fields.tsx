import { CLEARING_ACCOUNTS } from '@lender/lending';
import { Columns, Field, MoneyInput, Select, TextInput } from '@lender/ui';
import type { FormFields } from '../../forms/form-fields.ts';
import { NoteField } from '../../forms/note-field.tsx';
import { clearingAccountWords } from '../../vocabulary/clearing-account.copy.es.ts';
import type { FilledIntent } from './line-forms.ts';
import { statementsCopy } from './statements.copy.es.ts';

const { one: copy } = statementsCopy;

const accounts = CLEARING_ACCOUNTS.map((value) => ({ value, label: clearingAccountWords[value] }));

interface ActionFieldsProps extends Pick<FormFields, 'field' | 'input'> {
  readonly intent: FilledIntent;
}

/** Shows the fields that each kind of answer about a line needs. */
export function ActionFields({ intent, field, input }: ActionFieldsProps) {
  switch (intent) {
    case 'settlement':
      return (
        <Columns count={2} align="end">
          <Field {...field('account')} label={copy.account}>
            <Select {...input('account')} placeholder={copy.chooseAccount} options={accounts} required />
          </Field>
          {(['gross', 'fee', 'feeIva'] as const).map((name) => (
            <Field key={name} {...field(name)} label={copy[name]}>
              <MoneyInput {...input(name)} hasCentavos required />
            </Field>
          ))}
        </Columns>
      );
    case 'loan':
      return (
        <Field {...field('number')} label={copy.number}>
          <TextInput {...input('number')} width="medium" required maxLength={10} />
        </Field>
      );
    case 'bank_fee':
      return (
        <Field {...field('feeIva')} label={copy.feeIva} hint={copy.feeIvaHint}>
          <MoneyInput {...input('feeIva', '0')} hasCentavos required />
        </Field>
      );
    case 'capital':
    case 'aside':
      return <NoteField {...{ field, input }} label={copy.why} hint={copy.whyHint} />;
    default:
      return null;
  }
}
