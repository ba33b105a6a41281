import { COMPLAINT_OUTCOMES } from '@lender/lending';
import { Field, Select, TextArea } from '@lender/ui';
import type { ComplaintView } from './complaint-view.ts';
import { complaintsCopy as copy } from './complaints.copy.es.ts';

const outcomes = COMPLAINT_OUTCOMES.map((value) => ({ value, label: copy.outcomes[value] }));

export interface AnswerFieldsProps extends Pick<ComplaintView, 'template'> {
  /** Values that were typed already, by the name of the field. */
  readonly values: Partial<Readonly<Record<string, string>>>;
  /** Errors, by the name of the field. */
  readonly fields: Partial<Readonly<Record<string, string>>>;
}

/** Draws the fields of an answer to a complaint: its outcome, and the text. */
export function AnswerFields({ template, values, fields }: AnswerFieldsProps) {
  return (
    <>
      <Field id="outcome" label={copy.answering.outcome} error={fields.outcome}>
        <Select
          autoFocus
          name="outcome"
          placeholder={copy.choose}
          options={outcomes}
          required
          defaultValue={values.outcome}
        />
      </Field>
      <Field id="text" label={copy.answering.text} error={fields.text}>
        <TextArea name="text" rows={5} required maxLength={2000} defaultValue={values.text ?? template} />
      </Field>
    </>
  );
}
