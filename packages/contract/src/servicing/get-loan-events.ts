import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { loanEvent } from '../loans/loan-event.ts';
import { idParams } from '../wire/id.ts';

/** Lists everything known to have happened to a loan, in the order in which it became known. */
export const getLoanEvents = defineEndpoint({
  name: 'getLoanEvents',
  method: 'GET',
  path: '/web/private/back-office/loan/{id}/events',
  access: 'staff',
  permission: 'loan.read',
  summary: 'List the events of a loan',
  params: idParams,
  reply: lazy(() => z.array(loanEvent())),
  refusals: ['not_found'],
});
