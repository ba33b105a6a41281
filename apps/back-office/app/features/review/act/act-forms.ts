import { addCaseNote, approveCase, askForDocuments, decideAgain, offerSpecial, rejectCase } from '@lender/contract';
import { defineForm } from '@lender/web/forms';
import { oneLine } from '../../../forms/one-line.ts';

export const ACT_FIELDS = ['amount', 'reason', 'document', 'objection', 'note'] as const;
export type ActField = (typeof ACT_FIELDS)[number];

export const approveForm = defineForm({
  endpoint: approveCase,
  fields: ['note'],
  bodyOf: ({ note }) => ({ note: oneLine(note) }),
});

export const rejectForm = defineForm({
  endpoint: rejectCase,
  fields: ['reason', 'note'],
  bodyOf: ({ reason, note }) => ({ reason, note: oneLine(note) }),
});

export const offerForm = defineForm({
  endpoint: offerSpecial,
  fields: ['amount', 'note'],
  fieldOf: { 'amount.amount': 'amount' },
  bodyOf: ({ amount, note }) => ({
    amount: { amount: Number(amount || Number.NaN), currency: 'MXN' },
    note: oneLine(note),
  }),
});

export const askForm = defineForm({
  endpoint: askForDocuments,
  fields: ['document', 'objection', 'note'],
  fieldOf: { 'documents.0.document': 'document', 'documents.0.objection': 'objection' },
  bodyOf: ({ document, objection, note }) => ({ documents: [{ document, objection }], note: oneLine(note) }),
});

export const againForm = defineForm({
  endpoint: decideAgain,
  fields: ['note'],
  bodyOf: ({ note }) => ({ note: oneLine(note) }),
});

export const noteForm = defineForm({
  endpoint: addCaseNote,
  fields: ['note'],
  bodyOf: ({ note }) => ({ note: oneLine(note) }),
});
