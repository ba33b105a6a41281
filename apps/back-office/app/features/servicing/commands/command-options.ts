import { formatPlainDate } from '@lender/calculator';
import { HOLD_REASONS } from '@lender/lending';
import { paymentMethodWords } from '../../../vocabulary/payment-method.copy.es.ts';
import { paymentMethodLabel } from '../../../vocabulary/payment-method-label.ts';
import { formatPesos } from '../../../vocabulary/pesos.ts';
import type { LoanEvent } from '../loan-reading.ts';
import { commandCopy as copy } from './command.copy.es.ts';
import type { Receipt } from './command-question.ts';
import type { Options } from './command-view.ts';
import { reversiblePayments } from './reversible-payments.ts';

const COMPONENTS = ['lateCharge', 'fees', 'interest', 'principal'] as const;
const METHODS = ['bank_transfer', 'cash'] as const;

/** Returns the options of each field that is a choice, in words. */
export const commandOptions = (events: readonly LoanEvent[], receipts: readonly Receipt[]): Options => ({
  reason: HOLD_REASONS.map((value) => ({ value, label: copy.holdReasons[value] })),
  component: COMPONENTS.map((value) => ({ value, label: copy.components[value] })),
  method: METHODS.map((value) => ({ value, label: paymentMethodWords[value] })),
  payment: reversiblePayments(events).map(({ id, amount, valueDate, about }) => ({
    value: id,
    label: copy.option(pesosOf(amount), formatPlainDate(valueDate), methodLabel(about)),
  })),
  receipt: receipts.map(({ id, amount, receivedOn, method, trackingKey }) => ({
    value: id,
    label: copy.option(formatPesos(amount), formatPlainDate(receivedOn), trackingKey ?? methodLabel(method)),
  })),
});

const pesosOf = (amount: LoanEvent['amount']): string => (amount === null ? '' : formatPesos(amount));

const methodLabel = (word: string | null): string => (word === null ? '' : paymentMethodLabel(word));
