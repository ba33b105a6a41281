import { flowMachine } from '@lender/flow';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { askToken, flowAsker } from './ask-site.ts';

const askFlow = flowAsker();

/** State machine of the flow, connected to this site. */
export const siteFlow = flowMachine.provide({
  actors: {
    readFlow: fromPromise(({ signal }) => askFlow(fetch, signal)),
    refreshToken: fromPromise(({ signal }) => askToken(fetch, signal)),
  },
});

/** Running instance of the machine. */
export type RunningFlow = ActorRefFrom<typeof siteFlow>;
