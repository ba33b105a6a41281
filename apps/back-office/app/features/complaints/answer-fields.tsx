import { COMPLAINT_OUTCOMES } from '@lender/lending';
import { Field, Select, TextArea } from '@lender/ui';
import type { FormFields } from '../../forms/form-fields.ts';
import type { ComplaintView } from './complaint-view.ts';
import { complaintsCopy as copy } from './complaints.copy.es.ts';

/** Outcomes of a complaint that an answer can have. */
export const outcomeOptions = COMPLAINT_OUTCOMES.map((value) => ({ value, label: copy.outcomes[value] }));

export interface AnswerFieldsProps extends Pick<ComplaintView, 'lastAnswer'>, Pick<FormFields, 'field' | 'input'> {}

/** Draws the fields of an answer to a complaint: its outcome, and the text. */
export const AnswerFields = ({ lastAnswer, field, input }: AnswerFieldsProps) => (
  <>
    <Field {...field('outcome')} label={copy.answering.outcome}>
      <Select {...input('outcome')} autoFocus placeholder={copy.choose} options={outcomeOptions} required />
    </Field>
    <Field {...field('text')} label={copy.answering.text}>
      <TextArea {...input('text', lastAnswer)} rows={5} required maxLength={2000} />
    </Field>
  </>
);
