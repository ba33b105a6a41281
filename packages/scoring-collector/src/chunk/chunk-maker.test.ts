import { beforeAll, expect, test } from 'vitest';
import { createEventRing } from '../record/event-ring.ts';
import { createSealer } from '../seal/sealer.ts';
import { type Chunk, type ChunkKeys, createChunkOpener, generateChunkKeys } from '../server.ts';
import { createChunkMaker } from './chunk-maker.ts';

let keys: ChunkKeys;

beforeAll(async () => {
  keys = await generateChunkKeys('k1');
});

async function makeChunks({ time = 5, random = 0.25 } = {}) {
  const sealer = await createSealer(keys.publicKey);
  const { push, read, forget } = createEventRing();
  const bodies: string[] = [];
  const chunks = createChunkMaker('REF-1', { read, forget, targets: [] }, sealer, {
    now: () => time,
    random: () => random,
    onChunk: (body) => bodies.push(body),
  });
  const opened = async (): Promise<Chunk[]> => {
    const open = createChunkOpener({ keys: [keys.privateKey] });
    const all = await Promise.all(bodies.map((body) => open(JSON.parse(body), () => true)));
    return all.flatMap((one) => (one.ok ? one.chunk : []));
  };
  return { push, chunks, bodies, opened };
}

test('chunk numbers count up from the beginning of the page, with digits of their own in case another tab begins at the same time', async () => {
  const one = await makeChunks();
  const other = await makeChunks({ random: 0.75 });
  for (const { push, chunks } of [one, other]) {
    for (let chunk = 0; chunk < 3; chunk++) {
      push(chunk, 1);
      await chunks.make(false);
    }
  }
  const sequences = async (tab: typeof one) => (await tab.opened()).map(({ sequence }) => sequence);
  expect([await sequences(one), await sequences(other)]).toEqual([
    [5250, 6250, 7250],
    [5750, 6750, 7750],
  ]);
});

test('a clock with fractions of a millisecond gives whole numbers', async () => {
  const { chunks, opened } = await makeChunks({ time: 5.4321 });
  await chunks.make(true);
  expect(await opened()).toMatchObject([{ sequence: 5682, isFinal: true }]);
});

test('a page that ends while the last chunk waits for its turn still marks it as the last', async () => {
  const { push, chunks, opened } = await makeChunks();
  push(1, 1);
  const first = chunks.make(false);
  push(2, 1);
  const last = chunks.make(true);
  chunks.makeAtOnce();
  await Promise.all([first, last]);
  const all = await opened();
  expect(all.map(({ isFinal }) => isFinal).filter(Boolean)).toEqual([true]);
  expect(all.at(-1)?.isFinal).toBe(true);
  expect(all.reduce((rows, { payload }) => rows + payload.n, 0)).toBe(2);
});

test.each([
  ['compressed', 2048],
  ['at once', 1024],
] as const)(
  'a chunk of a full memory, %s, holds as many rows as fit and counts the others as dropped',
  async (how, most) => {
    const { push, chunks, opened } = await makeChunks();
    for (let row = 0; row < 5_000; row++)
      push(row * 9, 7 + (row % 2), row % 64, (row * 7919) % 3840, (row * 104_729) % 2160);
    if (how === 'compressed') await chunks.make(false);
    else chunks.makeAtOnce();
    const [chunk] = await opened();
    expect(chunk?.payload).toMatchObject({ n: most, dropped: 5_000 - most });
  },
);
