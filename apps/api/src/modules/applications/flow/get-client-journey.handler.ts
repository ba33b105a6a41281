import { getClientJourney } from '@lender/contract';
import { clientJourney } from '@lender/lending';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import { readFlowState } from './flow-state.ts';

export const getClientJourneyHandler = implement(getClientJourney, async (_, { caller, tx, services }) => {
  const journey = clientJourney(await readFlowState(tx, caller.clientId, services.clock.wall()));
  return ok({ ...journey, totalSteps: 100 });
});
