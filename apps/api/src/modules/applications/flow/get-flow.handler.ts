import { getFlow } from '@lender/contract';
import { finishedSteps, flowStep } from '@lender/lending';
import { ok } from '@lender/money';
import { implement } from '../../../implement.ts';
import { etagOf } from '../../../kernel/etag.ts';
import { readFlow } from './flow-state.ts';

/** Asked every ten seconds by everybody who is signed in; whoever names the last answer is told that it still holds. */
export const getFlowHandler = implement(getFlow, async (_, { caller, tx, services, setHeaders }) => {
  const { state, objections } = await readFlow(tx, caller.clientId, services.clock.wall());
  const flow = { ...flowStep(state), errors: [...objections], finished: [...finishedSteps(state)] };
  setHeaders({ etag: etagOf(flow), 'cache-control': 'private, no-cache' });
  return ok(flow);
});
