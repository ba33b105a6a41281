import { getLoanEvents } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import { findLoan } from '../../loans/index.ts';
import { toEventReply } from './to-event-reply.ts';

export const getLoanEventsHandler = implement(getLoanEvents, async ({ params }, { tx }) => {
  const found = await findLoan(tx, params.id);
  return found.ok ? ok(found.value.events.map(toEventReply)) : found;
});
