import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { LOAN_COMMANDS, REGISTERED_METHODS, WAIVABLE } from '../loans/loan-command.ts';
import { plainDate } from '../wire/calendar.ts';
import { idParams } from '../wire/id.ts';
import { pesosInPath } from '../wire/money.ts';
import { line } from '../wire/text.ts';
import { loanEffect } from './loan-effect.ts';

/** Commands of staff that change the status or the position of a loan. */
export const EFFECTIVE_COMMANDS = [...LOAN_COMMANDS, 'payment.refund_credit'] as const;
export type EffectiveCommand = (typeof EFFECTIVE_COMMANDS)[number];

/**
 * Returns the effect that a command would have on a loan if it were done now; nothing is changed. It is refused as the
 * command itself would be. A waiver names its component and amount, a reversal its payment, a payment everything that
 * is known of it.
 */
export const getLoanEffect = defineEndpoint({
  name: 'getLoanEffect',
  method: 'GET',
  path: '/web/private/back-office/loan/{id}/effect',
  access: 'staff',
  permission: 'loan.read',
  summary: 'Preview the effect of a command on a loan',
  params: idParams,
  query: lazy(() =>
    z.object({
      command: z.enum(EFFECTIVE_COMMANDS),
      component: z.optional(z.enum(WAIVABLE)),
      amount: z.optional(pesosInPath()),
      /** Id of the event of a payment, as `getLoanEvents` returns it. */
      payment: z.optional(line(200)),
      method: z.optional(z.enum(REGISTERED_METHODS)),
      reference: z.optional(line(60)),
      paidOn: z.optional(plainDate()),
    }),
  ),
  reply: loanEffect,
  refusals: ['not_found', 'invalid_input', 'illegal_transition', 'receipt_settled', 'no_credit', 'account_unknown'],
});
