import { COMPLAINT_CHANNELS, COMPLAINT_KINDS } from '@lender/lending';
import { Columns, Field, Select, TextArea, TextInput } from '@lender/ui';
import type { FormFields } from '../../forms/form-fields.ts';
import type { FoundSubjects } from '../../shell/subject/find-subjects.server.ts';
import { SubjectField } from '../../shell/subject/subject-field.tsx';
import type { SubjectOption } from '../../shell/subject/subject-option.ts';
import { complaintsCopy as copy } from './complaints.copy.es.ts';

const kinds = COMPLAINT_KINDS.map((value) => ({ value, label: copy.kinds[value] }));
const channels = COMPLAINT_CHANNELS.map((value) => ({ value, label: copy.channels[value] }));

export interface OpeningFieldsProps extends Pick<FormFields, 'field' | 'input' | 'values'> {
  /** Client of the page that led here. */
  readonly about: SubjectOption | undefined;
  /** Result of the last search for its subject. */
  readonly found: FoundSubjects | undefined;
}

/** Draws the fields with which a complaint is opened: whose it is, its kind, its channel, and its text. */
export const OpeningFields = ({ field, input, values, about, found }: OpeningFieldsProps) => (
  <>
    <SubjectField {...{ field, input, values, found, about }} />
    <Columns count={3} align="end">
      <Field {...field('kind')} label={copy.opening.kind}>
        <Select {...input('kind')} placeholder={copy.choose} options={kinds} required />
      </Field>
      <Field {...field('channel')} label={copy.opening.channel}>
        <Select {...input('channel')} placeholder={copy.choose} options={channels} required />
      </Field>
      <Field {...field('personName')} label={copy.opening.personName} hint={copy.opening.personNameHint}>
        <TextInput {...input('personName')} maxLength={120} />
      </Field>
    </Columns>
    <Field {...field('text')} label={copy.opening.text} hint={copy.opening.textHint}>
      <TextArea {...input('text')} rows={4} required maxLength={2000} />
    </Field>
  </>
);
