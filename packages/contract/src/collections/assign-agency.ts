import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { id, idParams } from '../wire/id.ts';
import { nothing } from '../wire/reply.ts';
import { line } from '../wire/text.ts';

/** Assigns a loan to an agency, or takes it back. */
export const assignAgency = defineEndpoint({
  name: 'assignAgency',
  method: 'PUT',
  path: '/web/private/back-office/loan/{id}/agency',
  access: 'staff',
  permission: 'collection.assign',
  summary: 'Assign a loan to an agency, or withdraw it',
  params: idParams,
  /** `agencyId`: null takes the loan back. */
  body: lazy(() => z.strictObject({ agencyId: z.nullable(id()), note: line(500) })),
  reply: nothing,
  refusals: ['not_found', 'agency_unregistered'],
});
