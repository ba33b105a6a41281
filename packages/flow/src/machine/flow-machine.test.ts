import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import type { PageLocation, ReportedFlow, Session } from '../route/visit.ts';
import type { FlowEvent, FlowInput } from './flow-events.ts';
import { flowMachine, heldMove, MAX_POLL_MS, POLL_JITTER, POLL_MS, TOKEN_REFRESH_MS } from './flow-machine.ts';

const CLIENT: Session = { kind: 'client', firstName: 'Ana' };
const EMPLOYMENT: PageLocation = { pathname: '/registration/employment' };
const ADDRESS: PageLocation = { pathname: '/registration/address' };
const HERE: ReportedFlow = { step: 'work_info', status: 'active' };
const ELSEWHERE: ReportedFlow = { step: 'address', status: 'active' };
const MOVED = { type: 'moved', move: { type: 'redirect', to: '/registration/address', why: 'step' } };

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** Returns an answer of the server that the test resolves later. */
function slowAnswer() {
  let resolve: (flow: ReportedFlow) => void = () => {};
  const promise = new Promise<ReportedFlow>((answer) => {
    resolve = answer;
  });
  return { promise, resolve };
}

/** Starts an actor whose server gives the answers that the test sets for `readFlow` and `refreshToken`. */
function watch(input: Partial<FlowInput> = {}) {
  const clock = new SimulatedClock();
  const readFlow = vi.fn<(signal: AbortSignal) => Promise<ReportedFlow | null>>(async () => HERE);
  const refreshToken = vi.fn<() => Promise<boolean>>(async () => true);
  const machine = flowMachine.provide({
    actors: {
      readFlow: fromPromise<ReportedFlow | null>(({ signal }) => readFlow(signal)),
      refreshToken: fromPromise<boolean>(() => refreshToken()),
    },
  });
  const actor = createActor(machine, {
    clock,
    input: { location: EMPLOYMENT, session: CLIENT, config: { sandboxAllowed: false }, random: () => 0, ...input },
  });
  const received: object[] = [];
  actor.on('*', (emitted) => received.push(emitted));
  actor.start();
  stops.push(() => actor.stop());
  const settle = () => new Promise<void>((resolve) => setTimeout(resolve, 0));
  const pass = async (ms: number) => {
    clock.increment(ms);
    await settle();
  };
  const notify = async (event: FlowEvent) => {
    actor.send(event);
    await settle();
  };
  return { actor, heard: received, pass, readFlow, refreshToken, tell: notify };
}

describe('the poll', () => {
  it('the poll reads the flow every 10 seconds, not a millisecond earlier', async () => {
    const { pass, readFlow } = watch();
    await pass(POLL_MS - 1);
    expect(readFlow).toHaveBeenCalledTimes(0);
    await pass(1);
    expect(readFlow).toHaveBeenCalledTimes(1);
    await pass(POLL_MS);
    expect(readFlow).toHaveBeenCalledTimes(2);
  });

  it('the poll waits a little longer by chance, so that browsers do not all ask at once', async () => {
    const { pass, readFlow } = watch({ random: () => 0.5 });
    await pass(POLL_MS * (1 + POLL_JITTER / 2) - 1);
    expect(readFlow).toHaveBeenCalledTimes(0);
    await pass(1);
    expect(readFlow).toHaveBeenCalledTimes(1);
  });

  it('the poll waits after a slow answer, so that reads never overlap', async () => {
    const { pass, readFlow } = watch();
    const slow = slowAnswer();
    readFlow.mockReturnValueOnce(slow.promise);
    await pass(POLL_MS);
    await pass(5 * POLL_MS);
    expect(readFlow).toHaveBeenCalledTimes(1);
    slow.resolve(HERE);
    await pass(0);
    await pass(POLL_MS);
    expect(readFlow).toHaveBeenCalledTimes(2);
  });

  it('the poll says where to move when the flow is elsewhere, and nothing when it is here', async () => {
    const { heard: received, pass, readFlow } = watch();
    await pass(POLL_MS);
    expect(received).toEqual([]);
    readFlow.mockResolvedValue(ELSEWHERE);
    await pass(POLL_MS);
    expect(received).toEqual([MOVED]);
  });

  it('the poll reads the flow at once after a submit', async () => {
    const { heard: received, readFlow, tell: notify } = watch();
    readFlow.mockResolvedValue(ELSEWHERE);
    await notify({ type: 'flow.refresh' });
    expect(received).toEqual([MOVED]);
  });

  it('the poll reads the flow again after a submit, even while an earlier read is under way', async () => {
    const { heard: received, pass, readFlow, tell: notify } = watch();
    const stale = slowAnswer();
    readFlow.mockReturnValueOnce(stale.promise).mockResolvedValue(ELSEWHERE);
    await pass(POLL_MS);
    await notify({ type: 'flow.refresh' });
    stale.resolve(HERE);
    await pass(0);
    expect(received).toEqual([MOVED]);
  });

  it('the poll doubles its wait with every failure up to 60 seconds, and forgets failures after a success', async () => {
    const { heard: received, pass, readFlow } = watch();
    readFlow.mockRejectedValue(new Error('Network request failed'));
    for (const restMs of [POLL_MS, 20_000, 40_000, MAX_POLL_MS, MAX_POLL_MS]) {
      const looks = readFlow.mock.calls.length;
      await pass(restMs - 1);
      expect(readFlow).toHaveBeenCalledTimes(looks);
      await pass(1);
      expect(readFlow).toHaveBeenCalledTimes(looks + 1);
    }
    readFlow.mockResolvedValue(HERE);
    await pass(MAX_POLL_MS);
    const looks = readFlow.mock.calls.length;
    await pass(POLL_MS);
    expect(readFlow).toHaveBeenCalledTimes(looks + 1);
    expect(received).toEqual([]);
  });

  it('the poll pauses while the tab is hidden and reads the flow at once when the tab is visible again', async () => {
    const { pass, readFlow, tell: notify } = watch();
    await notify({ type: 'tab.hidden' });
    await pass(10 * POLL_MS);
    expect(readFlow).toHaveBeenCalledTimes(0);
    await notify({ type: 'tab.visible' });
    expect(readFlow).toHaveBeenCalledTimes(1);
  });

  it('the poll stays paused when the page changes in a hidden tab', async () => {
    const { pass, readFlow, tell: notify } = watch();
    await notify({ type: 'tab.hidden' });
    await notify({ type: 'page.changed', location: ADDRESS });
    await pass(POLL_MS);
    expect(readFlow).toHaveBeenCalledTimes(0);
  });

  it('the poll aborts a read when the page changes, so that a late answer moves no visitor', async () => {
    const { heard: received, pass, readFlow, tell: notify } = watch();
    const late = slowAnswer();
    readFlow.mockReturnValueOnce(late.promise);
    await pass(POLL_MS);
    await notify({ type: 'page.changed', location: ADDRESS });
    expect(readFlow.mock.calls[0]?.[0].aborted).toBe(true);
    late.resolve(HERE);
    await pass(0);
    expect(received).toEqual([]);
  });

  it.each<[string, Partial<FlowInput>]>([
    ['a guest', { session: { kind: 'guest' } }],
    ['staff', { session: { kind: 'user' } }],
    ['a blocked client', { session: { ...CLIENT, blocked: true } }],
    ['the sandbox', { session: { ...CLIENT, qaCookie: true }, config: { sandboxAllowed: true } }],
    ['a page out of the flow', { location: { pathname: '/profile/no-loan' } }],
  ])('the poll is off for %s', async (_, input) => {
    const { pass, readFlow, tell: notify } = watch(input);
    await pass(POLL_MS);
    await notify({ type: 'tab.hidden' });
    await notify({ type: 'tab.visible' });
    await notify({ type: 'flow.refresh' });
    expect(readFlow).toHaveBeenCalledTimes(0);
  });

  it('the poll starts on a page of the flow and stops on another', async () => {
    const { pass, readFlow, tell: notify } = watch({ location: { pathname: '/profile' } });
    await notify({ type: 'page.changed', location: ADDRESS });
    await pass(POLL_MS);
    expect(readFlow).toHaveBeenCalledTimes(1);
    await notify({ type: 'page.changed', location: { pathname: '/' } });
    await pass(POLL_MS);
    expect(readFlow).toHaveBeenCalledTimes(1);
  });
});

describe('a busy page', () => {
  it('a busy page is not left: the move is held, then made when the page is idle', async () => {
    const { actor, heard: received, pass, readFlow, tell: notify } = watch();
    readFlow.mockResolvedValue(ELSEWHERE);
    await notify({ type: 'page.busy' });
    await pass(POLL_MS);
    expect(received).toEqual([]);
    expect(heldMove(actor.getSnapshot())).toEqual(MOVED.move);
    await pass(POLL_MS);
    expect(heldMove(actor.getSnapshot())).toEqual(MOVED.move);
    await notify({ type: 'page.idle' });
    expect(received).toEqual([MOVED]);
    expect(heldMove(actor.getSnapshot())).toBeNull();
  });

  it('a held move is forgotten when the flow comes back, or the visitor goes elsewhere', async () => {
    const { actor, pass, readFlow, tell: notify } = watch();
    readFlow.mockResolvedValueOnce(ELSEWHERE);
    await notify({ type: 'page.busy' });
    await pass(POLL_MS);
    await pass(POLL_MS);
    expect(heldMove(actor.getSnapshot())).toBeNull();
    readFlow.mockResolvedValueOnce(ELSEWHERE);
    await pass(POLL_MS);
    expect(heldMove(actor.getSnapshot())).not.toBeNull();
    await notify({ type: 'page.changed', location: ADDRESS });
    await notify({ type: 'page.busy' });
    expect(heldMove(actor.getSnapshot())).toBeNull();
  });

  it('a held move is forgotten when another person signs in', async () => {
    const { actor, pass, readFlow, tell: notify } = watch();
    readFlow.mockResolvedValueOnce(ELSEWHERE);
    await notify({ type: 'page.busy' });
    await pass(POLL_MS);
    await notify({ type: 'session.changed', session: { kind: 'client', firstName: 'Eva' } });
    expect(heldMove(actor.getSnapshot())).toBeNull();
  });

  it('a page that follows a busy one is not busy', async () => {
    const { heard: received, pass, readFlow, tell: notify } = watch();
    await notify({ type: 'page.busy' });
    await notify({ type: 'page.changed', location: { pathname: '/registration/reference' } });
    readFlow.mockResolvedValue(ELSEWHERE);
    await pass(POLL_MS);
    expect(received).toEqual([MOVED]);
  });
});

describe('the token', () => {
  it('the token is renewed every 240 seconds, on any page, hidden or not', async () => {
    const { pass, refreshToken, tell: notify } = watch({ location: { pathname: '/profile' } });
    await notify({ type: 'tab.hidden' });
    await pass(TOKEN_REFRESH_MS - 1);
    expect(refreshToken).toHaveBeenCalledTimes(0);
    await pass(1);
    expect(refreshToken).toHaveBeenCalledTimes(1);
    await pass(TOKEN_REFRESH_MS);
    expect(refreshToken).toHaveBeenCalledTimes(2);
  });

  it('the token is renewed at its time even when the page changes', async () => {
    const { pass, refreshToken, tell: notify } = watch();
    await pass(TOKEN_REFRESH_MS - 1);
    await notify({ type: 'page.changed', location: ADDRESS });
    await pass(1);
    expect(refreshToken).toHaveBeenCalledTimes(1);
  });

  it('the token is renewed at the next time when the server did not answer', async () => {
    const { heard: received, pass, refreshToken } = watch();
    refreshToken.mockRejectedValueOnce(new Error('Network request failed'));
    await pass(TOKEN_REFRESH_MS);
    await pass(TOKEN_REFRESH_MS);
    expect(refreshToken).toHaveBeenCalledTimes(2);
    expect(received).toEqual([]);
  });
});

describe('a session that the server no longer knows', () => {
  const expectSilence = async ({ heard: received, pass, readFlow, refreshToken }: ReturnType<typeof watch>) => {
    expect(received).toEqual([{ type: 'signedOut' }]);
    const calls = [readFlow.mock.calls.length, refreshToken.mock.calls.length];
    await pass(TOKEN_REFRESH_MS);
    expect([readFlow.mock.calls.length, refreshToken.mock.calls.length]).toEqual(calls);
  };
  it('poll and refresh end when the poll finds that the session is unknown', async () => {
    const watched = watch();
    watched.readFlow.mockResolvedValue(null);
    await watched.pass(POLL_MS);
    await expectSilence(watched);
  });
  it('poll and refresh end when the refresh finds that the session is unknown', async () => {
    const watched = watch();
    watched.refreshToken.mockResolvedValue(false);
    await watched.pass(TOKEN_REFRESH_MS);
    await expectSilence(watched);
  });
  it('the poll starts when a client signs in after a guest', async () => {
    const { pass, readFlow, tell: notify } = watch({ session: { kind: 'guest' } });
    await notify({ type: 'session.changed', session: CLIENT });
    await pass(POLL_MS);
    expect(readFlow).toHaveBeenCalledTimes(1);
  });
});

it('the machine can reach every one of its states', () => {
  const done = (region: string, output: unknown) =>
    ({ type: `xstate.done.actor.0.flow.${region}`, output }) as unknown as FlowEvent;
  const after = (delay: string, region: string) =>
    ({ type: `xstate.after.${delay}.flow.${region}` }) as unknown as FlowEvent;
  const paths = getShortestPaths(flowMachine, {
    input: { location: EMPLOYMENT, session: CLIENT, config: { sandboxAllowed: false } },
    events: [
      { type: 'page.changed', location: { pathname: '/' } },
      { type: 'page.busy' },
      { type: 'session.changed', session: { kind: 'guest' } },
      { type: 'tab.hidden' },
      { type: 'tab.visible' },
      after('poll', 'poll.waiting'),
      after('tokenRefresh', 'token.fresh'),
      done('poll.reading', ELSEWHERE),
    ],
    serializeState: ({ value, context }) => JSON.stringify([value, context.isBusy, context.isHidden]),
    limit: 2_000,
  });
  const reached = new Set(paths.flatMap(({ state }) => Object.entries(state.value).map((pair) => pair.join('.'))));
  expect([...reached].sort()).toEqual([
    'poll.held',
    'poll.hidden',
    'poll.off',
    'poll.reading',
    'poll.waiting',
    'token.fresh',
    'token.none',
    'token.refreshing',
  ]);
});

describe('errors of the flow', () => {
  const unreadable = { document: 'id_front', code: 'unreadable' };
  const missing = { document: 'selfie', code: 'missing' };

  it('errors of the flow are emitted once for each set of them, and again when they come back', async () => {
    const { heard: received, pass, readFlow } = watch();
    const sets = [[unreadable], [unreadable], [unreadable, missing], [], [unreadable]];
    for (const errors of sets) {
      readFlow.mockResolvedValueOnce({ ...HERE, errors });
      await pass(POLL_MS);
    }
    expect(received).toEqual([
      { type: 'objected', errors: [unreadable] },
      { type: 'objected', errors: [unreadable, missing] },
      { type: 'objected', errors: [unreadable] },
    ]);
  });

  it('errors of the flow do not change where the visitor is moved', async () => {
    const { heard: received, pass, readFlow } = watch();
    readFlow.mockResolvedValueOnce({ ...ELSEWHERE, errors: [missing] });
    await pass(POLL_MS);
    expect(received).toEqual([{ type: 'objected', errors: [missing] }, MOVED]);
  });
});
