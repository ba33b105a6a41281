import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { id } from '../wire/id.ts';
import { extension } from './extension.ts';

/** Creates the invoice of an extension, a draft until the extension is chosen; its id is that of the application. */
export const applyRollover = defineEndpoint({
  name: 'applyRollover',
  method: 'POST',
  path: '/web/private/client/loan/{id}/rollover/{rolloverId}/application',
  access: 'client',
  summary: 'Apply for an extension',
  params: lazy(() => z.object({ id: id(), rolloverId: id() })),
  reply: lazy(() => z.object({ id: id(), rollover: extension() })),
  status: 201,
  refusals: ['not_found', 'extension_refused'],
  repeat: 'key',
});
