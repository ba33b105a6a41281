import type { ComplaintKind } from '@lender/lending';

/** Parts of an answer that staff fill in. */
export const ANSWER_PART_NAMES = ['reply', 'finding', 'remedy', 'amount', 'day', 'cause', 'balance'] as const;
export type AnswerPart = (typeof ANSWER_PART_NAMES)[number];

/** Text of each part. */
export type AnswerParts = Readonly<Record<AnswerPart, string>>;

/** Parts of the answer to each kind of complaint. An answer is not made without one of them. */
export const ANSWER_PARTS: Readonly<Record<ComplaintKind, readonly AnswerPart[]>> = {
  inquiry: ['reply'],
  claim: ['finding', 'remedy'],
  clarification: ['amount', 'day', 'cause', 'balance'],
};
