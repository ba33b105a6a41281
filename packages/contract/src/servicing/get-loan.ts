import { HOLD_REASONS, MANDATE_STATUSES, TRANSITION_ACTORS } from '@lender/lending';
import * as z from 'zod/mini';
import { openRequest } from '../approvals/open-request.ts';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { extension } from '../extensions/extension.ts';
import { explanation } from '../loans/explanation.ts';
import { instalment } from '../loans/instalment.ts';
import { loanPosition } from '../loans/loan-position.ts';
import { instant, plainDate } from '../wire/calendar.ts';
import { id, idParams } from '../wire/id.ts';
import { loanStatus } from '../wire/loan-status.ts';
import { money } from '../wire/money.ts';
import { withdrawal } from './withdrawal.ts';

/** Returns a loan and its position on any day by what is known now; its events are a call of their own. */
export const getLoan = defineEndpoint({
  name: 'getLoan',
  method: 'GET',
  path: '/web/private/back-office/loan/{id}',
  access: 'staff',
  permission: 'loan.read',
  summary: 'Retrieve a loan as of a day',
  params: idParams,
  /** @default today */
  query: lazy(() => z.object({ date: z.optional(plainDate()) })),
  reply: lazy(() =>
    z.object({
      id: id(),
      hashedId: z.string(),
      clientId: id(),
      applicationId: id(),
      clientName: z.nullable(z.string()),
      status: loanStatus(),
      /** Statuses to which it may move from there, and by whom. */
      permitted: z.array(z.object({ to: loanStatus(), actors: z.array(z.enum(TRANSITION_ACTORS)), when: z.string() })),
      signedOn: plainDate(),
      principal: money(),
      /** Total amount to be paid, as signed. */
      total: money(),
      position: loanPosition(),
      explanations: z.array(explanation()),
      schedule: z.array(instalment()),
      hold: z.nullable(
        z.object({ reason: z.enum(HOLD_REASONS), since: plainDate(), reviewOn: z.nullable(plainDate()) }),
      ),
      withdrawal: withdrawal(),
      rollovers: z.array(extension()),
      /** The client's newest mandate to debit an account. */
      mandate: z.nullable(
        z.object({
          status: z.enum(MANDATE_STATUSES),
          since: instant(),
          bank: z.string(),
          lastFour: z.string(),
          /** Largest amount of one debit, and the last day for one. */
          maximum: money(),
          endsOn: plainDate(),
        }),
      ),
      /** Requests that are not decided yet. */
      requests: z.array(openRequest()),
    }),
  ),
  refusals: ['not_found'],
});
