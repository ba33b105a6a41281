import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { id } from '../wire/id.ts';
import { rollover } from './rollover.ts';

/** Applies for one extension of a loan. */
export const applyRollover = defineEndpoint({
  name: 'applyRollover',
  method: 'POST',
  path: '/web/private/client/loan/{id}/rollover/{rolloverId}/application',
  access: 'client',
  summary: 'Apply for an extension',
  params: lazy(() => z.object({ id: id(), rolloverId: id() })),
  reply: lazy(() => z.object({ id: id(), rollover: rollover() })),
  status: 201,
  refusals: ['not_found', 'illegal_transition'],
  repeat: 'key',
});
