import { addCaseNote, approveCase, askForDocuments, decideAgain, offerSpecial, rejectCase } from '@lender/contract';
import { defineForm } from '@lender/web/forms';
import { noteOf } from '../../../forms/note-of.ts';
import { oneLine } from '../../../forms/one-line.ts';

export const ACT_FIELDS = ['amount', 'reason', 'document', 'objection', 'why', 'note'] as const;
export type ActField = (typeof ACT_FIELDS)[number];

export const approveForm = defineForm({
  endpoint: approveCase,
  fields: ['why', 'note'],
  bodyOf: (typed) => (noteOf(typed) === '' ? {} : { note: noteOf(typed) }),
});

export const rejectForm = defineForm({
  endpoint: rejectCase,
  fields: ['reason', 'why', 'note'],
  bodyOf: ({ reason, ...typed }) => ({ reason, note: noteOf(typed) }),
});

export const offerForm = defineForm({
  endpoint: offerSpecial,
  fields: ['amount', 'why', 'note'],
  fieldOf: { 'amount.amount': 'amount' },
  bodyOf: ({ amount, ...typed }) => ({
    amount: { amount: Number(amount || Number.NaN), currency: 'MXN' },
    note: noteOf(typed),
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
  fields: ['why', 'note'],
  bodyOf: (typed) => ({ note: noteOf(typed) }),
});

export const noteForm = defineForm({
  endpoint: addCaseNote,
  fields: ['note'],
  bodyOf: ({ note }) => ({ note: oneLine(note) }),
});
