import type { LoaderFunctionArgs } from '@remix-run/node';
import { answerFlow } from '../journey/answer-flow.server.ts';
import { readFlowState } from '../journey/flow-state.server.ts';

/** Where the client stands, for the page that looks now and then. */
export const loader = async (visit: LoaderFunctionArgs) => answerFlow(await readFlowState(visit));
