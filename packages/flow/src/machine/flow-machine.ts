import { assign, emit, enqueueActions, fromPromise, raise, type SnapshotFrom, setup } from 'xstate';
import { inFlowScope } from '../route/flow-scope.ts';
import { maySkipFlow, resolveRoute } from '../route/resolve-route.ts';
import type { ReportedFlow } from '../route/visit.ts';
import {
  type FlowContext,
  type FlowEmitted,
  type FlowEvent,
  type FlowInput,
  isMove,
  type Move,
} from './flow-events.ts';

/** Wait between two reads of the flow, in milliseconds. */
export const POLL_MS = 10_000;
/** Longest wait, in milliseconds; each failure in a row doubles the wait up to here. */
export const MAX_POLL_MS = 60_000;
/**
 * Largest random addition to a wait, as a fraction of it, so that browsers do not all ask at once when a server is
 * back.
 */
export const POLL_JITTER = 0.1;
/** Time for which a token is used before it is renewed, in milliseconds. */
export const TOKEN_REFRESH_MS = 240_000;

const flowSetup = setup({
  types: {} as { context: FlowContext; input: FlowInput; events: FlowEvent; emitted: FlowEmitted },
  actors: {
    /** The flow, or `null` when the server no longer knows the session (401 or 403). Rejects for everything else. */
    readFlow: fromPromise<ReportedFlow | null>(() => Promise.reject(new Error('Provide the actor readFlow'))),
    /** Renews the token; false when the session is over. Rejects when the server did not answer. */
    refreshToken: fromPromise<boolean>(() => Promise.reject(new Error('Provide the actor refreshToken'))),
  },
  actions: {
    setLocation: assign(({ event }) =>
      event.type === 'page.changed' ? { location: event.location, decision: null, isBusy: false } : {},
    ),
    setSession: assign(({ event }) =>
      event.type === 'session.changed' ? { session: event.session, decision: null } : {},
    ),
    setBusy: assign({ isBusy: true }),
    setIdle: assign({ isBusy: false }),
    setHidden: assign({ isHidden: true }),
    setVisible: assign({ isHidden: false }),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    resolve: assign(({ context: { location, session, config } }, flow: ReportedFlow | null) => ({
      failures: 0,
      decision: resolveRoute({ flow, location, session, config, mode: 'poll' }),
    })),
    announceMove: emit(({ context }) => {
      if (!isMove(context.decision)) throw new Error('The decision is not a move');
      return { type: 'moved', move: context.decision };
    }),
    announceErrors: enqueueActions(({ context, enqueue }, flow: ReportedFlow | null) => {
      const errors = flow?.errors ?? [];
      const objections = JSON.stringify(errors);
      if (objections === context.objections) return;
      enqueue.assign({ objections });
      if (errors.length > 0) enqueue.emit({ type: 'objected', errors });
    }),
    announceSignOut: emit({ type: 'signedOut' }),
    becomeGuest: raise({ type: 'session.changed', session: { kind: 'guest' } }),
  },
  guards: {
    isGuest: ({ context }) => context.session.kind === 'guest',
    isPolled: ({ context: { session, location, config } }) =>
      session.kind === 'client' &&
      !session.blocked &&
      !(config.sandboxAllowed && maySkipFlow(session)) &&
      inFlowScope(location.pathname),
    isHidden: ({ context }) => context.isHidden,
    isBusy: ({ context }) => context.isBusy,
    isAtHome: ({ context }) => !isMove(context.decision),
    isSignedOut: (_, answer: ReportedFlow | boolean | null) => !answer,
  },
  delays: {
    poll: ({ context: { failures, random = Math.random } }) =>
      Math.min(POLL_MS * 2 ** failures, MAX_POLL_MS) * (1 + POLL_JITTER * random()),
    tokenRefresh: TOKEN_REFRESH_MS,
  },
});

/**
 * Polls for a signed-in visitor: reads the flow every 10 seconds, renews the token every 240, and reports when the page
 * has to change. It knows no router and no HTTP, and never decides what the truth is: the server does.
 *
 * The page on which it starts, or which `page.changed` names, counts as resolved on entering, so the first read comes
 * one wait later. While the page is busy nothing moves; `heldMove` is then what a notice can offer.
 *
 * @example
 * const input = { location: { pathname: '/' }, session: { kind: 'guest' }, config: { sandboxAllowed: false } };
 * createActor(flowMachine, { input }).getSnapshot().value // → { token: 'none', poll: 'off' }
 */
export const flowMachine = flowSetup.createMachine({
  id: 'flow',
  type: 'parallel',
  context: ({ input }) => ({
    ...input,
    decision: null,
    objections: '[]',
    isBusy: false,
    isHidden: false,
    failures: 0,
  }),
  on: { 'page.busy': { actions: 'setBusy' }, 'page.idle': { actions: 'setIdle' } },
  states: {
    token: {
      initial: 'deciding',
      on: { 'session.changed': { target: '.deciding', actions: 'setSession' } },
      states: {
        deciding: { always: [{ guard: 'isGuest', target: 'none' }, { target: 'fresh' }] },
        none: {},
        fresh: { after: { tokenRefresh: 'refreshing' } },
        refreshing: {
          invoke: {
            src: 'refreshToken',
            onDone: [
              {
                guard: { type: 'isSignedOut', params: ({ event }) => event.output },
                target: 'none',
                actions: ['becomeGuest', 'announceSignOut'],
              },
              { target: 'fresh' },
            ],
            onError: 'fresh',
          },
        },
      },
    },
    poll: {
      initial: 'deciding',
      on: {
        'page.changed': { target: '.deciding', actions: 'setLocation' },
        'session.changed': '.deciding',
        'tab.hidden': { target: '.deciding', actions: 'setHidden' },
      },
      states: {
        deciding: {
          always: [
            { guard: 'isHidden', target: 'hidden' },
            { guard: 'isPolled', target: 'waiting' },
            { target: 'off' },
          ],
        },
        off: {},
        hidden: {
          on: {
            'tab.visible': [
              { guard: 'isPolled', target: 'reading', actions: 'setVisible' },
              { target: 'off', actions: 'setVisible' },
            ],
          },
        },
        waiting: { after: { poll: 'reading' }, on: { 'flow.refresh': 'reading' } },
        reading: {
          on: { 'flow.refresh': { target: 'reading', reenter: true } },
          invoke: {
            src: 'readFlow',
            onDone: [
              {
                guard: { type: 'isSignedOut', params: ({ event }) => event.output },
                target: 'off',
                actions: ['becomeGuest', 'announceSignOut'],
              },
              {
                target: 'routing',
                actions: [
                  { type: 'resolve', params: ({ event }) => event.output },
                  { type: 'announceErrors', params: ({ event }) => event.output },
                ],
              },
            ],
            onError: { target: 'waiting', actions: 'countFailure' },
          },
        },
        routing: {
          always: [
            { guard: 'isAtHome', target: 'waiting' },
            { guard: 'isBusy', target: 'held' },
            { target: 'waiting', actions: 'announceMove' },
          ],
        },
        held: {
          after: { poll: 'reading' },
          on: { 'flow.refresh': 'reading', 'page.idle': { target: 'reading', actions: 'setIdle' } },
        },
      },
    },
  },
});

/** Returns the move that the flow would make if the page were not busy; a notice offers it. */
export const heldMove = ({ context }: SnapshotFrom<typeof flowMachine>): Move | null =>
  context.isBusy && isMove(context.decision) ? context.decision : null;
