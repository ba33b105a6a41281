import { changeAmlThresholds, closeAlert } from '@lender/contract';
import { defineForm } from '@lender/web/forms';
import { oneLine } from '../../forms/one-line.ts';
import { typedPesos } from '../../forms/typed-pesos.ts';

/** Form that dismisses an alert, or reports it under a folio. */
export const closeForm = defineForm({
  endpoint: closeAlert,
  fields: ['outcome', 'folio', 'note'],
  bodyOf: ({ outcome, folio, note }) => ({
    outcome,
    note: oneLine(note),
    ...(oneLine(folio) && { folio: oneLine(folio) }),
  }),
});

/** Form for other thresholds, which a second person has to approve. */
export const thresholdsForm = defineForm({
  endpoint: changeAmlThresholds,
  fields: ['cash', 'splitPayments', 'splitDays', 'split', 'payoffPercent', 'sharedClients', 'note'],
  bodyOf: ({ cash, splitPayments, splitDays, split, payoffPercent, sharedClients, note }) => ({
    cash: typedPesos(cash),
    splitPayments: wholeNumber(splitPayments),
    splitDays: wholeNumber(splitDays),
    split: typedPesos(split),
    payoffPercent: wholeNumber(payoffPercent),
    sharedClients: wholeNumber(sharedClients),
    note: oneLine(note),
  }),
  fieldOf: { 'cash.amount': 'cash', 'split.amount': 'split' },
});

const wholeNumber = (text: string): number => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : Number.NaN);
