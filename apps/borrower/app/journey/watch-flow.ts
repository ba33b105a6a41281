import { flowMachine, heldMove, type Move } from '@lender/flow';
import type { PageLocation } from '@lender/flow/routes';
import { createActor, fromPromise } from 'xstate';
import { askFlow, askToken } from './ask-site.ts';

export interface FlowListeners {
  readonly onMove: (move: Move) => void;
  readonly onSignedOut: () => void;
  /** The page should change but somebody is busy on it; `null` when that is over. */
  readonly onHeld: (move: Move | null) => void;
}

/** The running watch of a page. */
export interface FlowWatch {
  readonly pageChanged: (location: PageLocation) => void;
  readonly stop: () => void;
}

export interface WatchedClient {
  readonly location: PageLocation;
  readonly firstName: string | null;
}

const asksSite = flowMachine.provide({
  actors: {
    readFlow: fromPromise(({ signal }) => askFlow(fetch, signal)),
    refreshToken: fromPromise(({ signal }) => askToken(fetch, signal)),
  },
});

/** Starts the flow's clock in the browser for a signed-in client. */
export function watchFlow({ location, firstName }: WatchedClient, listeners: FlowListeners): FlowWatch {
  const actor = createActor(asksSite, {
    input: {
      location,
      session: { kind: 'client', ...(firstName && { firstName }) },
      config: { sandboxAllowed: false },
    },
  });
  actor.on('moved', ({ move }) => listeners.onMove(move));
  actor.on('signedOut', listeners.onSignedOut);
  actor.subscribe((snapshot) => listeners.onHeld(heldMove(snapshot)));
  actor.start();

  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('input', () => actor.send({ type: 'page.busy' }), { signal });
  const look = () => actor.send({ type: document.visibilityState === 'hidden' ? 'tab.hidden' : 'tab.visible' });
  document.addEventListener('visibilitychange', look, { signal });
  return {
    pageChanged: (next) => actor.send({ type: 'page.changed', location: next }),
    stop: () => {
      listening.abort();
      actor.stop();
    },
  };
}
