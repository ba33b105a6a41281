import { beforeEach, expect, test, vi } from 'vitest';
import { CollectorError, type CollectorErrorKind } from '../collector-error.ts';
import { createUploadQueue } from './upload-queue.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const refused = (kind: CollectorErrorKind, status = 0) => new CollectorError(kind, 'x', status);

/** Creates a queue whose uploads end as given, in order, and succeed after that. */
function queueWith(...ends: (CollectorError | undefined)[]) {
  const situation = { isSigningIn: false };
  const sent: string[] = [];
  const reported: string[] = [];
  const upload = async (body: string) => {
    sent.push(body);
    const end = ends.shift();
    if (end) throw end;
  };
  const queue = createUploadQueue(
    { upload, isSigningIn: () => situation.isSigningIn },
    ({ kind }, isOver) => reported.push(`${kind}${isOver ? ' over' : ''}`),
    () => 1,
  );
  return { queue, sent, told: reported, situation };
}

test('chunks are sent one after the other', async () => {
  const { queue, sent } = queueWith();
  for (const body of ['a', 'b', 'c']) queue.add(body);
  expect(sent).toEqual(['a']);
  await queue.empty();
  expect(sent).toEqual(['a', 'b', 'c']);
});

test.each([
  ['network', 0],
  ['other', 408],
  ['other', 429],
  ['other', 500],
  ['other', 503],
  ['internal', 500],
] as const)(
  'after the error %s with status %i a chunk is sent again, in its place, after a pause',
  async (kind, status) => {
    const { queue, sent, told: reported } = queueWith(refused(kind, status));
    queue.add('a');
    queue.add('b');
    await vi.advanceTimersByTimeAsync(999);
    expect(sent).toEqual(['a']);
    await vi.advanceTimersByTimeAsync(1);
    expect([sent, reported]).toEqual([['a', 'a', 'b'], []]);
  },
);

test.each([400, 401, 403, 404, 405, 410, 413, 415])(
  'after status %i only the refused chunk is given up',
  async (status) => {
    const { queue, sent, told: reported } = queueWith(refused('other', status));
    queue.add('a');
    queue.add('b');
    await queue.empty();
    expect([sent, reported]).toEqual([['a', 'b'], ['other']]);
  },
);

test.each(['auth_key_invalid', 'state_invalid', 'value_invalid', 'action_forbidden'] as const)(
  'after the error %s every chunk is given up',
  async (kind) => {
    const { queue, sent, told: reported } = queueWith(refused(kind, 400));
    queue.add('a');
    queue.add('b');
    await queue.empty();
    expect([sent, reported]).toEqual([['a'], [`${kind} over`]]);
  },
);

test('an upload that waits for a new token would not outlive the page, so it goes with the old one', async () => {
  const { queue, sent, situation } = queueWith();
  situation.isSigningIn = true;
  queue.add('a');
  queue.sendAll();
  expect(sent).toEqual(['a', 'a']);
  await queue.empty();
});

test('a page that hides repeatedly while nothing arrives does not multiply the tries', async () => {
  const { queue, sent } = queueWith(...Array.from({ length: 1_000 }, () => refused('network')));
  for (let chunk = 0; chunk < 50; chunk++) queue.add(`${chunk}`);
  for (let hidden = 0; hidden < 3; hidden++) {
    queue.sendAll();
    await vi.advanceTimersByTimeAsync(1);
  }
  const before = sent.length;
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(sent.length - before).toBeLessThanOrEqual(10);
});

test('the pause grows with each failure in a row, and is short again after a success', async () => {
  const away = refused('network');
  const { queue, sent } = queueWith(away, away, away, undefined, away);
  queue.add('a');
  await vi.advanceTimersByTimeAsync(1_000 + 2_000 + 4_000);
  expect(sent).toHaveLength(4);
  queue.add('b');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent).toEqual(['a', 'a', 'a', 'a', 'b', 'b']);
});

test('uploads continue without a pause when the network is back', async () => {
  const { queue, sent } = queueWith(refused('network'));
  queue.add('a');
  await vi.advanceTimersByTimeAsync(1);
  queue.wake();
  await queue.empty();
  expect(sent).toEqual(['a', 'a']);
});

test('at the end of the page every chunk is sent at once, except the one on its way', async () => {
  const { queue, sent } = queueWith();
  for (const body of ['a', 'b', 'c']) queue.add(body);
  queue.sendAll();
  expect(sent).toEqual(['a', 'b', 'c']);
  await queue.empty();
  expect(sent).toEqual(['a', 'b', 'c']);
});

test('memory is bounded: of 241 chunks the oldest that is not on its way is given up and reported', () => {
  const { queue, sent, told: reported } = queueWith();
  for (let chunk = 0; chunk < 241; chunk++) queue.add(`${chunk}`);
  expect(reported).toEqual(['queue_full']);
  queue.sendAll();
  expect(sent).toHaveLength(240);
  expect(sent).not.toContain('1');
});
