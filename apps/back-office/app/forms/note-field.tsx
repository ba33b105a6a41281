import { Field, TextArea } from '@lender/ui';
import type { FormFields } from './form-fields.ts';

export interface NoteFieldProps extends Pick<FormFields<'note'>, 'field' | 'input'> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly autoFocus?: boolean;
}

/** Field for the reason of a command, in at most 500 characters. */
export const NoteField = ({ field, input, label, hint, autoFocus }: NoteFieldProps) => (
  <Field {...field('note')} label={label} hint={hint}>
    <TextArea {...input('note')} autoFocus={autoFocus} rows={2} required maxLength={500} />
  </Field>
);
