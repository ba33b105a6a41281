import type { LoanCommandName } from '../command-name.ts';
import type { CommandField } from './command-forms.ts';

/** Input of a command other than its reason. */
export type CommandInput = Exclude<CommandField, 'note'>;

interface CommandInputs {
  /** Input on which the effect depends, asked for before the effect is shown. */
  readonly before: readonly CommandInput[];
  /** Input asked for together with the reason. */
  readonly beside: readonly CommandInput[];
}

const nothing: CommandInputs = { before: [], beside: [] };

export const COMMAND_INPUTS: Readonly<Record<LoanCommandName, CommandInputs>> = {
  hold: { before: [], beside: ['reason', 'reviewOn'] },
  release: nothing,
  'loan.waive': { before: ['component', 'amount'], beside: [] },
  'loan.write_off': nothing,
  'loan.undo_write_off': nothing,
  'loan.sell': { before: [], beside: ['buyer', 'price'] },
  'loan.buy_back': { before: [], beside: ['price'] },
  'loan.terminate': nothing,
  'loan.reverse_payment': { before: ['payment'], beside: [] },
  'loan.register_payment': { before: ['amount', 'paidOn', 'method', 'reference'], beside: [] },
  'payment.refund_credit': nothing,
  'receipt.match': { before: ['receipt'], beside: [] },
};
