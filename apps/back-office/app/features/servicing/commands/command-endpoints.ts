import type { Endpoint } from '@lender/contract';
import type { LoanCommandName } from '../command-name.ts';
import { COMMAND_FORMS } from './command-forms.ts';

/** Returns the call of a command, which determines who may give it. */
export const commandEndpoint = (name: LoanCommandName): Extract<Endpoint, { access: 'staff' }> =>
  COMMAND_FORMS[name].endpoint;

/**
 * True when a second person approves a command regardless of its details; for a waiver that depends on the amount
 * waived.
 */
export const isForTwo = (name: LoanCommandName): boolean =>
  name !== 'loan.waive' && commandEndpoint(name).approval === 'four-eyes';
