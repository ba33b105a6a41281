import { COMPLAINT_CHANNELS, COMPLAINT_KINDS } from '@lender/lending';
import { Columns, Field, Select, TextArea, TextInput } from '@lender/ui';
import type { FormFields } from '../../forms/form-fields.ts';
import { complaintsCopy as copy } from './complaints.copy.es.ts';
import type { ComplaintAbout } from './complaints.server.ts';

const kinds = COMPLAINT_KINDS.map((value) => ({ value, label: copy.kinds[value] }));
const channels = COMPLAINT_CHANNELS.map((value) => ({ value, label: copy.channels[value] }));

export interface OpeningFieldsProps extends Pick<FormFields, 'field' | 'input'> {
  readonly about: ComplaintAbout;
}

/** Draws the fields with which a complaint is opened: its kind, its channel, its client, and its text. */
export const OpeningFields = ({ field, input, about }: OpeningFieldsProps) => (
  <>
    <Columns count={3} align="end">
      <Field {...field('kind')} label={copy.opening.kind}>
        <Select {...input('kind')} autoFocus placeholder={copy.choose} options={kinds} required />
      </Field>
      <Field {...field('channel')} label={copy.opening.channel}>
        <Select {...input('channel')} placeholder={copy.choose} options={channels} required />
      </Field>
      <Field {...field('personName')} label={copy.opening.personName}>
        <TextInput {...input('personName', about.personName)} required maxLength={120} />
      </Field>
    </Columns>
    <Columns count={2} align="end">
      <Field {...field('clientId')} label={copy.opening.clientId} hint={copy.opening.aboutHint}>
        <TextInput {...input('clientId', about.clientId)} maxLength={200} spellCheck={false} />
      </Field>
      <Field {...field('loanId')} label={copy.opening.loanId} hint={copy.opening.aboutHint}>
        <TextInput {...input('loanId', about.loanId)} maxLength={200} spellCheck={false} />
      </Field>
    </Columns>
    <Field {...field('text')} label={copy.opening.text} hint={copy.opening.textHint}>
      <TextArea {...input('text')} rows={4} required maxLength={2000} />
    </Field>
  </>
);
