import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { readFlowState } from '../journey/flow-state.server.ts';

/** Where the client stands, for the page that looks now and then. */
export const loader = async (visit: LoaderFunctionArgs) => json(await readFlowState(visit));
