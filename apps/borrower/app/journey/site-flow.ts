import { flowMachine } from '@lender/flow';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { askToken, flowAsker } from './ask-site.ts';

const askFlow = flowAsker();

/** The flow's machine, which asks this site. */
export const siteFlow = flowMachine.provide({
  actors: {
    readFlow: fromPromise(({ signal }) => askFlow(fetch, signal)),
    refreshToken: fromPromise(({ signal }) => askToken(fetch, signal)),
  },
});

/** The machine, running. */
export type RunningFlow = ActorRefFrom<typeof siteFlow>;
