import { json } from '@remix-run/node';
import type { FlowLook } from './flow-state.server.ts';

/** A flow for a script that looks every few seconds: with its name, and nothing at all when the script has it already. */
export function answerFlow(look: FlowLook): Response {
  if (look === 'unchanged') return new Response(null, { status: 304 });
  const { flow, etag } = look;
  return json(flow, { headers: { ...(etag && { etag }) } });
}
