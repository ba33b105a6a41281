import { EFFECTIVE_COMMANDS } from '@lender/contract';

/** Commands that staff can give about a loan on its page. */
export const LOAN_COMMAND_NAMES = [...EFFECTIVE_COMMANDS, 'receipt.match'] as const;
export type LoanCommandName = (typeof LOAN_COMMAND_NAMES)[number];

/** Returns the command that an address or a form names, if any. */
export const parseCommand = (text: unknown): LoanCommandName | undefined =>
  LOAN_COMMAND_NAMES.find((name) => name === text);
