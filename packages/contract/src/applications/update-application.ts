import { APPLICATION_STATUS } from '@lender/lending';
import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { idParams } from '../wire/id.ts';
import { application } from './application.ts';

/** Withdraws an application: the one change that its borrower makes by this call. */
export const updateApplication = defineEndpoint({
  name: 'updateApplication',
  method: 'PUT',
  path: '/web/private/client/application/{id}',
  access: 'client',
  summary: 'Withdraw an application',
  params: idParams,
  body: lazy(() => z.strictObject({ status: z.literal(APPLICATION_STATUS.canceled) })),
  reply: application,
  refusals: ['not_found', 'illegal_transition'],
});
