import { getFlow } from '@lender/contract';
import { finishedSteps, flowStep } from '@lender/lending';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import { etagOf } from '../../../kernel/etag.ts';
import { readFlow } from './flow-state.ts';

/**
 * Answers with the flow, which every signed-in client asks for every ten seconds; a caller that names the last answer
 * is answered that it is still valid.
 */
export const getFlowHandler = implement(getFlow, async (_, { caller, tx, services, setHeaders }) => {
  const { state, objections } = await readFlow(tx, caller.clientId, services.clock.wall());
  const flow = { ...flowStep(state), errors: [...objections], finished: [...finishedSteps(state)] };
  setHeaders({ etag: etagOf(flow), 'cache-control': 'private, no-cache' });
  return ok(flow);
});
