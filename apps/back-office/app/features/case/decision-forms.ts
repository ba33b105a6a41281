import { approveCase, rejectCase } from '@lender/contract';
import { defineForm } from '@lender/web/forms';
import { oneLine } from '../../forms/one-line.ts';

export const DECISION_FIELDS = ['reason', 'note'] as const;
export type DecisionField = (typeof DECISION_FIELDS)[number];

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
