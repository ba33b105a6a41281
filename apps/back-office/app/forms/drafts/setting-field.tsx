import { Checkbox, Field, MoneyInput, Select, TextInput } from '@lender/ui';
import type { EditableSetting } from './editable-setting.ts';

const PATTERNS = {
  number: '-?[0-9]{1,12}([.][0-9]{1,6})?',
  points: '-?[0-9]{1,6}',
  fraction: '[0-9]{1,3}([.][0-9]{1,6})?',
  // Problems with these are shown beside them: they may be pasted with a sign.
  percent: undefined,
  count: undefined,
};

export interface SettingFieldProps {
  readonly setting: EditableSetting;
  readonly text: string;
  /** Returns the words for one of its choices. */
  readonly choiceWords?: (path: string, choice: string) => string;
  readonly isReadOnly?: boolean;
}

/** Field in which one setting is changed. */
export function SettingField({ setting, text, choiceWords, isReadOnly = false }: SettingFieldProps) {
  const { path, kind, label, hint, error, choices = [], isOptional = false } = setting;
  const id = path.replaceAll('.', '-');
  if (kind === 'switch') {
    return (
      <Checkbox id={id} name={path} value="true" defaultChecked={text === 'true'} disabled={isReadOnly}>
        {label}
      </Checkbox>
    );
  }
  const control = () => {
    if (kind === 'choice') {
      const options = choices.map((value) => ({ value, label: choiceWords?.(path, value) ?? value }));
      return <Select name={path} options={options} defaultValue={text} disabled={isReadOnly} />;
    }
    const given = { name: path, required: !isOptional, defaultValue: text, readOnly: isReadOnly };
    if (kind === 'money') return <MoneyInput {...given} hasCentavos />;
    return <TextInput {...given} width="short" inputMode="decimal" pattern={PATTERNS[kind]} />;
  };
  return (
    <Field
      id={id}
      label={label}
      {...(kind === 'percent' && { note: '%' })}
      {...(hint && { hint })}
      {...(error && { error })}
    >
      {control()}
    </Field>
  );
}
