import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { id } from '../wire/id.ts';
import { line } from '../wire/text.ts';

/** Stores the link that the widget made, after asking the provider about it. */
export const storeBelvoLink = defineEndpoint({
  name: 'storeBelvoLink',
  method: 'POST',
  path: '/web/private/client/belvo/store/link',
  access: 'client',
  summary: 'Store a bank link',
  body: lazy(() => z.strictObject({ link: id(), institution: line(80) })),
  reply: lazy(() => z.object({ id: id(), institution: z.string() })),
  status: 201,
  refusals: ['not_found', 'illegal_transition', 'provider_unavailable', 'rate_limited'],
  repeat: 'key',
});
