import { COMPLAINT_CHANNELS, COMPLAINT_KINDS } from '@lender/lending';
import { Columns, Field, Select, TextArea, TextInput } from '@lender/ui';
import { complaintsCopy as copy } from './complaints.copy.es.ts';

const kinds = COMPLAINT_KINDS.map((value) => ({ value, label: copy.kinds[value] }));
const channels = COMPLAINT_CHANNELS.map((value) => ({ value, label: copy.channels[value] }));

export interface OpeningFieldsProps {
  /** Values that were typed already, by the name of the field. */
  readonly values: Partial<Readonly<Record<string, string>>>;
  /** Errors, by the name of the field. */
  readonly fields: Partial<Readonly<Record<string, string>>>;
}

/** Draws the fields with which a complaint is opened: its kind, its channel, its client, and its text. */
export function OpeningFields({ values, fields }: OpeningFieldsProps) {
  return (
    <>
      <Columns count={3} align="end">
        <Field id="kind" label={copy.opening.kind} error={fields.kind}>
          <Select autoFocus name="kind" placeholder={copy.choose} options={kinds} required defaultValue={values.kind} />
        </Field>
        <Field id="channel" label={copy.opening.channel} error={fields.channel}>
          <Select name="channel" placeholder={copy.choose} options={channels} required defaultValue={values.channel} />
        </Field>
        <Field id="personName" label={copy.opening.personName} error={fields.personName}>
          <TextInput name="personName" required maxLength={120} defaultValue={values.personName} />
        </Field>
      </Columns>
      <Columns count={2} align="end">
        <Field id="clientId" label={copy.opening.clientId} hint={copy.opening.aboutHint} error={fields.clientId}>
          <TextInput name="clientId" maxLength={200} spellCheck={false} defaultValue={values.clientId} />
        </Field>
        <Field id="loanId" label={copy.opening.loanId} hint={copy.opening.aboutHint} error={fields.loanId}>
          <TextInput name="loanId" maxLength={200} spellCheck={false} defaultValue={values.loanId} />
        </Field>
      </Columns>
      <Field id="text" label={copy.opening.text} hint={copy.opening.textHint} error={fields.text}>
        <TextArea name="text" rows={4} required maxLength={2000} defaultValue={values.text} />
      </Field>
    </>
  );
}
