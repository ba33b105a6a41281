import { approveCase, rejectCase } from '@lender/contract';
import { defineForm } from '@lender/web/forms';

export const DECISION_FIELDS = ['reason', 'note'] as const;
export type DecisionField = (typeof DECISION_FIELDS)[number];

/** A note is one line of the history, however it was typed. */
const oneLine = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();

export const approveForm = defineForm({
  endpoint: approveCase,
  fields: ['note'],
  bodyOf: ({ note }) => ({ note: oneLine(note) }),
});

export const rejectForm = defineForm({
  endpoint: rejectCase,
  fields: DECISION_FIELDS,
  bodyOf: ({ reason, note }) => ({ reason, note: oneLine(note) }),
});
