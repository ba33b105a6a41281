import type { ComplaintKind } from '@lender/lending';
import { answerCopy } from './answer.copy.es.ts';
import type { AnswerParts } from './answer-parts.ts';

/** Facts of a complaint that its answer names. */
export interface AnsweredComplaint {
  readonly kind: ComplaintKind;
  readonly personName: string;
  readonly folio: string;
}

/** Returns the answer to a complaint as it is sent: the letter of its kind, with its parts. */
export function letterOf({ kind, personName, folio }: AnsweredComplaint, parts: AnswerParts): string {
  const { greeting, letters, farewell } = answerCopy;
  return [greeting(personName), letters[kind](folio, parts), farewell].join(' ');
}
