import { json } from '@remix-run/node';
import type { FlowLook } from './flow-state.server.ts';

/**
 * Answers a script that polls the flow: with the flow and its ETag, or with no content when the script has it already.
 */
export function answerFlow(look: FlowLook): Response {
  if (look === 'unchanged') return new Response(null, { status: 304 });
  const { flow, etag } = look;
  return json(flow, { headers: { ...(etag && { etag }) } });
}
