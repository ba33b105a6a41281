import { expect, test } from 'vitest';
import { createChunkMaker } from '../src/chunk/chunk-maker.ts';
import { INPUT, KEY_DOWN, KEY_UP, MOVE } from '../src/record/event-kind.ts';
import { createEventRing } from '../src/record/event-ring.ts';
import { createSealer } from '../src/seal/sealer.ts';
import { generateChunkKeys } from '../src/server.ts';

/** Returns the same "random" numbers in each run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    return (((mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Yields ten seconds of a visitor who moves the mouse without rest and types 300 characters a minute. */
function* tenSeconds(random: () => number): Generator<readonly number[]> {
  for (let move = 0; move < 100; move++) {
    const time = move * 100 + random() * 16;
    const jitter = () => random() * 6;
    yield [time, MOVE, 0, 400 + 300 * Math.sin(time / 900) + jitter(), 300 + 200 * Math.cos(time / 1300) + jitter()];
  }
  for (let time = random() * 100; time < 10_000; time += 150 + random() * 100) {
    const typed = random() < 0.7 ? 3 : 1;
    yield [time, KEY_DOWN, 1, typed, 0];
    yield [time + 2, INPUT, 1, typed, 1];
    yield [time + 60 + random() * 50, KEY_UP, 1, typed, 0];
  }
}

test('a minute of 1500 events costs at most 12 KB', async () => {
  const { publicKey } = await generateChunkKeys('k1');
  const random = seeded(7);
  const { push, read, forget } = createEventRing();
  const bodies: string[] = [];
  const chunks = createChunkMaker(
    'A7Q2M4ZK9T5W8XCV3B6NHJ2LRD',
    { read, forget, targets: ['body::', 'input:text:firstName'] },
    await createSealer(publicKey),
    { now: Date.now, onChunk: (body) => bodies.push(body) },
  );
  let events = 0;
  for (let chunk = 0; chunk < 6; chunk++) {
    const rows = [...tenSeconds(random)].toSorted(([one = 0], [other = 0]) => one - other);
    for (const [time = 0, kind = 0, ...rest] of rows) push(time, kind, ...rest);
    events += rows.length;
    await chunks.make(false);
  }
  const bytes = bodies.join('').length;
  console.log(`${events} events: ${bytes} bytes`);
  expect(events).toBeGreaterThan(1_400);
  expect(bytes).toBeLessThanOrEqual(12_000);
});
