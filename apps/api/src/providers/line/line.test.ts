import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLine } from './line.ts';
import { NotNow } from './not-now.ts';
import { ProviderAway } from './provider-away.ts';
import { ProviderTrouble, type TroubleKind } from './trouble.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-02T18:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const line = (onState?: (state: string) => void) =>
  createLine('openpay', { wall: () => new Date(), ...(onState && { onState }) });
const fails = (kind: TroubleKind) => () => Promise.reject(new ProviderTrouble(kind, `${kind} of the test`));
const answers = async () => 'yes';

/** Returns a line that is open after enough provider trouble. */
async function openLine(onState?: (state: string) => void) {
  const open = line(onState);
  for (let call = 0; call < 5; call++) await expect(open.ask('once', fails('timeout'))).rejects.toThrow('of the test');
  return open;
}

test('a provider client makes no more calls after five troubles in a row, and fails at once', async () => {
  const open = await openLine();
  const asked = vi.fn(answers);
  await expect(open.ask('once', asked)).rejects.toThrow(new ProviderAway('openpay'));
  await expect(open.ask('may_repeat', asked)).rejects.toBeInstanceOf(ProviderAway);
  expect(asked).not.toHaveBeenCalled();
  expect(open.health()).toEqual({
    name: 'openpay',
    state: 'open',
    lastSuccessAt: null,
    lastTrouble: { kind: 'timeout', at: '2026-03-02T18:00:00.000Z' },
    counts: { answered: 0, troubled: 5, notAsked: 2 },
  });
});

test('an open circuit breaker lets one call through after a while, and an answer closes it', async () => {
  const received: string[] = [];
  const open = await openLine((state) => received.push(state));
  vi.setSystemTime(Date.now() + 10_000);
  let answer: (word: string) => void = () => undefined;
  const found = open.ask('once', () => new Promise<string>((resolve) => (answer = resolve)));
  await Promise.resolve();
  expect(open.health().state).toBe('half_open');
  answer('back');
  expect(await found).toBe('back');
  expect(open.health()).toMatchObject({ state: 'closed', lastSuccessAt: '2026-03-02T18:00:10.000Z' });
  expect(await open.ask('once', answers)).toBe('yes');
  expect(received).toEqual(['open', 'half_open', 'closed']);
});

test('a circuit breaker stays open for as long again when the call that it lets through finds trouble', async () => {
  const open = await openLine();
  vi.setSystemTime(Date.now() + 10_000);
  await expect(open.ask('once', fails('server_error'))).rejects.toThrow('of the test');
  vi.setSystemTime(Date.now() + 9_000);
  await expect(open.ask('once', answers)).rejects.toBeInstanceOf(ProviderAway);
  vi.setSystemTime(Date.now() + 1_000);
  expect(await open.ask('once', answers)).toBe('yes');
});

test('an answer that is thrown is an answer: it opens no circuit breaker, and ends a row of troubles', async () => {
  const busy = line();
  const defers = () => Promise.reject(new NotNow('full mailbox'));
  for (let call = 0; call < 20; call++) await expect(busy.ask('once', defers)).rejects.toThrow('full mailbox');
  for (let row = 0; row < 3; row++) {
    for (let call = 0; call < 4; call++) await expect(busy.ask('once', fails('refused'))).rejects.toThrow();
    await expect(busy.ask('once', defers)).rejects.toThrow('full mailbox');
  }
  expect(busy.health()).toMatchObject({ state: 'closed', counts: { answered: 23, troubled: 12, notAsked: 0 } });
});

test.each([
  ['may_repeat', 'server_error', 2],
  ['may_repeat', 'refused', 2],
  ['may_repeat', 'timeout', 1],
  ['may_repeat', 'turned_away', 1],
  ['may_repeat', 'unreadable', 1],
  ['once', 'server_error', 1],
  ['once', 'refused', 1],
] as const)('a call that is asked %s and meets %s is tried %i times', async (asking, kind, times) => {
  const asked = vi.fn(fails(kind));
  const ended = expect(line().ask(asking, asked)).rejects.toThrow('of the test');
  await vi.advanceTimersByTimeAsync(400);
  await ended;
  expect(asked).toHaveBeenCalledTimes(times);
});

test('a second try that is answered is an answer', async () => {
  const asked = vi.fn(answers).mockImplementationOnce(fails('refused'));
  const ended = line().ask('may_repeat', asked);
  await vi.advanceTimersByTimeAsync(400);
  expect(await ended).toBe('yes');
});
