import { type FormProblem, type ProblemWords, readTexts, withoutFault } from '@lender/web/forms';
import { answerCopy } from './answer.copy.es.ts';
import { type AnsweredComplaint, letterOf } from './answer-letter.ts';
import { ANSWER_PART_NAMES, ANSWER_PARTS, type AnswerPart } from './answer-parts.ts';
import { shownAnswer } from './complaint-forms.ts';
import { complaintsCopy as copy } from './complaints.copy.es.ts';

/** Names the step in which the parts of an answer are filled in. */
export const COMPOSE_STEP = 'parts';

const FIELDS = ['outcome', ...ANSWER_PART_NAMES] as const;

/** Sentences for the fields of that step. */
export const partsWords: ProblemWords<'outcome' | AnswerPart> = {
  fields: {
    outcome: { invalid: copy.answering.problems.fields.outcome.invalid },
    reply: { invalid: answerCopy.missing },
    finding: { invalid: answerCopy.missing },
    remedy: { invalid: answerCopy.missing },
    amount: { invalid: answerCopy.missing },
    day: { invalid: answerCopy.missing },
    cause: { invalid: answerCopy.missing },
    balance: { invalid: answerCopy.missing },
  },
  form: { invalid: copy.answering.problems.form.invalid },
};

/**
 * Makes the answer to a complaint from its parts, and shows it whole before it is sent; or names the parts that are
 * still empty.
 */
export function composeAnswer(complaint: AnsweredComplaint, data: FormData): FormProblem {
  const values = readTexts(FIELDS, data);
  const needed = ['outcome', ...ANSWER_PARTS[complaint.kind]] as const;
  const missing = needed.filter((name) => values[name].trim() === '');
  if (missing.length > 0)
    return { ...withoutFault(values), fields: Object.fromEntries(missing.map((name) => [name, 'invalid'])) };
  const answer = { outcome: values.outcome, text: letterOf(complaint, values) };
  return { ...withoutFault(answer), facts: { shown: shownAnswer(answer) } };
}
