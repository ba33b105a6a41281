import { recordCapital, resolveBankLine } from '@lender/contract';
import { defineForm } from '@lender/web/forms';
import { oneLine } from '../../forms/one-line.ts';
import { typedPesos } from '../../forms/typed-pesos.ts';

/** Forms with which staff say what a bank line is. */
export const LINE_FORMS = {
  candidate: defineForm({
    endpoint: resolveBankLine,
    fields: ['ref'],
    fieldOf: { 'as.ref': 'ref' },
    bodyOf: ({ ref }) => ({ as: { deed: 'candidate', ref } }),
  }),
  settlement: defineForm({
    endpoint: resolveBankLine,
    fields: ['account', 'gross', 'fee', 'feeIva'],
    bodyOf: ({ account, gross, fee, feeIva }) => ({
      as: {
        ...{ deed: 'settlement', account },
        gross: typedPesos(gross),
        fee: typedPesos(fee),
        feeIva: typedPesos(feeIva),
      },
    }),
    fieldOf: {
      'as.account': 'account',
      'as.gross.amount': 'gross',
      'as.fee.amount': 'fee',
      'as.feeIva.amount': 'feeIva',
    },
  }),
  loan: defineForm({
    endpoint: resolveBankLine,
    fields: ['number'],
    bodyOf: ({ number }) => ({ as: { deed: 'loan', number: number.trim().toUpperCase() } }),
    fieldOf: { 'as.number': 'number' },
  }),
  bank_fee: defineForm({
    endpoint: resolveBankLine,
    fields: ['feeIva'],
    bodyOf: ({ feeIva }) => ({ as: { deed: 'bank_fee', feeIva: typedPesos(feeIva) } }),
    fieldOf: { 'as.feeIva.amount': 'feeIva' },
  }),
  bank_interest: defineForm({
    endpoint: resolveBankLine,
    fields: [],
    bodyOf: () => ({ as: { deed: 'bank_interest' } }),
  }),
  capital: defineForm({
    endpoint: recordCapital,
    fields: ['line', 'note'],
    bodyOf: ({ line, note }) => ({ of: { kind: 'line', id: line }, note: oneLine(note) }),
    fieldOf: { 'of.id': 'line' },
  }),
  suspense: defineForm({ endpoint: resolveBankLine, fields: [], bodyOf: () => ({ as: { deed: 'suspense' } }) }),
  aside: defineForm({
    endpoint: resolveBankLine,
    fields: ['note'],
    bodyOf: ({ note }) => ({ as: { deed: 'aside', note: oneLine(note) } }),
    fieldOf: { 'as.note': 'note' },
  }),
} as const;

/** Asks a second person to book the balance with which the first statement of an account began. */
export const openingForm = defineForm({
  endpoint: recordCapital,
  fields: ['account', 'note'],
  bodyOf: ({ account, note }) => ({ of: { kind: 'opening', account }, note: oneLine(note) }),
  fieldOf: { 'of.account': 'account' },
});

export type LineIntent = keyof typeof LINE_FORMS;

/** Answers that are filled in; a candidate is chosen beside them. */
export const FILLED_INTENTS = [
  'settlement',
  'loan',
  'suspense',
  'bank_fee',
  'bank_interest',
  'capital',
  'aside',
] as const satisfies readonly LineIntent[];
export type FilledIntent = (typeof FILLED_INTENTS)[number];

/** Reads a word of a form or an address; nothing where it is none. */
export const parseLineIntent = (text: unknown): LineIntent | undefined =>
  (['candidate', ...FILLED_INTENTS] as const).find((intent) => intent === text);
