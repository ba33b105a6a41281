import type { LoaderFunctionArgs } from '@remix-run/node';
import { answerFlow } from '../journey/answer-flow.server.ts';
import { readFlowState } from '../journey/flow-state.server.ts';

/** Returns the client's place in the flow, for the page that asks now and then. */
export const loader = async (visit: LoaderFunctionArgs) => answerFlow(await readFlowState(visit));
