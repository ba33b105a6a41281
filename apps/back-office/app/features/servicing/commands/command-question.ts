import { decodeWire, fieldErrorsOf, getLoanEffect, type listReceipts, type Reply, type Send } from '@lender/contract';
import { plainPesos } from '../../../forms/typed-pesos.ts';
import { typedDay } from '../../../vocabulary/read-day.ts';
import type { LoanCommandName } from '../command-name.ts';
import { COMMAND_INPUTS, type CommandInput } from './command-inputs.ts';

export type EffectQuery = Send<typeof getLoanEffect>['query'];
export type Receipt = Reply<typeof listReceipts>[number];

/** Input of a command as it was typed, by field. */
export type Typed = Partial<Readonly<Record<CommandInput, string>>>;

/** Reads the input of a command from an address. */
export const readTyped = (command: LoanCommandName, search: URLSearchParams): Typed =>
  Object.fromEntries(
    COMMAND_INPUTS[command].before.flatMap((name) => {
      const text = search.get(name)?.trim();
      return text ? [[name, text]] : [];
    }),
  );

/** Returns the query for the effect of a command, or the fields that are missing or make no sense. */
export function effectQuestion(
  command: Exclude<LoanCommandName, 'receipt.match'>,
  typed: Typed,
): { readonly query: EffectQuery } | { readonly faulty: readonly CommandInput[] } {
  const missing = COMMAND_INPUTS[command].before.filter((name) => typed[name] === undefined);
  if (missing.length > 0) return { faulty: missing };
  const { amount, paidOn, ...said } = typed;
  const wire = {
    ...{ command, ...said },
    ...(amount !== undefined && { amount: plainPesos(amount) }),
    ...(paidOn !== undefined && { paidOn: typedDay(paidOn) }),
  };
  const read = decodeWire(getLoanEffect.query(), wire);
  if (read.ok) return { query: read.value };
  const codes = fieldErrorsOf(read.violations);
  return { faulty: COMMAND_INPUTS[command].before.filter((name) => codes[name] !== undefined) };
}

/** Question for the effect. An unmatched payment counts like any payment of its day. */
export const receiptQuestion = ({ id, amount, receivedOn }: Receipt): EffectQuery => ({
  command: 'loan.register_payment',
  method: 'bank_transfer',
  reference: id,
  amount,
  paidOn: receivedOn,
});
