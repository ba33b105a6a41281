import { getFlow } from '@lender/contract';
import { flowStep } from '@lender/lending';
import { implement } from '../../http/implement.ts';
import { done } from '../../http/refuse.ts';
import { readFlowState } from '../../lifecycle/flow-state.ts';

export const getFlowHandler = implement(getFlow, async (_, { caller, tx, services }) => {
  const position = flowStep(await readFlowState(tx, caller.clientId, services.clock.wall()));
  return done({ ...position, errors: [] });
});
