import type { ComplaintKind } from '@lender/lending';
import { Field, Select, TextArea, TextInput } from '@lender/ui';
import type { FormProblem, ProblemWords } from '@lender/web/forms';
import { CommandCard } from '../../forms/command-card.tsx';
import { screenPath } from '../../screens.ts';
import { answerCopy } from './answer.copy.es.ts';
import { outcomeOptions } from './answer-fields.tsx';
import { ANSWER_PARTS, type AnswerPart } from './answer-parts.ts';
import { complaintsCopy as copy } from './complaints.copy.es.ts';
import { COMPOSE_STEP, partsWords } from './compose-answer.ts';

const words: ProblemWords<string> = partsWords;

/** Parts that are one line; the others are sentences. */
const LINES: readonly AnswerPart[] = ['amount', 'day'];

export interface AnswerPartsFormProps {
  readonly complaint: { readonly id: string; readonly kindCode: ComplaintKind };
  readonly problem?: FormProblem;
}

/** First step of an answer: its outcome and the parts of its letter. Nothing is sent yet. */
export const AnswerPartsForm = ({ complaint: { id, kindCode }, problem }: AnswerPartsFormProps) => (
  <CommandCard
    id="intent"
    title={copy.answering.title}
    lead={answerCopy.lead}
    hidden={{ intent: 'answer', step: COMPOSE_STEP }}
    words={words}
    problem={problem}
    refused={copy.refused}
    submit={copy.answering.review}
    cancel={{ href: screenPath('complaint', { id }), label: copy.cancel }}
  >
    {({ field, input }) => (
      <>
        <Field {...field('outcome')} label={copy.answering.outcome}>
          <Select {...input('outcome')} autoFocus placeholder={copy.choose} options={outcomeOptions} required />
        </Field>
        {ANSWER_PARTS[kindCode].map((part) => (
          <Field key={part} {...field(part)} label={answerCopy.labels[part]} hint={answerCopy.hints[part]}>
            {LINES.includes(part) ? (
              <TextInput {...input(part)} width="medium" required maxLength={60} />
            ) : (
              <TextArea {...input(part)} rows={2} required maxLength={600} />
            )}
          </Field>
        ))}
      </>
    )}
  </CommandCard>
);
