import { flowMachine } from '@lender/flow';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { askFlow, askToken } from './ask-site.ts';

/** The flow's machine, which asks this site. */
export const siteFlow = flowMachine.provide({
  actors: {
    readFlow: fromPromise(({ signal }) => askFlow(fetch, signal)),
    refreshToken: fromPromise(({ signal }) => askToken(fetch, signal)),
  },
});

/** The machine, running. */
export type RunningFlow = ActorRefFrom<typeof siteFlow>;
