import { ok } from '@lender/result';
import { expect, test } from 'vitest';
import { refuse } from '../../../kernel/refusal.ts';
import type { DocumentText } from './document-text.ts';
import { createReaderDrawings } from './reader-drawings.ts';

const LIMITS = { atOnce: 1, waiting: 2, ofOne: 2, keptBytes: 30 };

const textOf = (title: string): DocumentText => ({ title, subtitle: '', sections: [], footer: '' });

/** Creates drawings that a test ends; each returns its title. */
function heldDrawings(limits = LIMITS) {
  const begun: string[] = [];
  const ends = new Map<string, { readonly done: (pdf: Buffer) => void; readonly broken: (error: Error) => void }>();
  const drawFor = createReaderDrawings(({ title }) => {
    begun.push(title);
    return new Promise((done, broken) => ends.set(title, { done, broken }));
  }, limits);
  const ask = (reader: string, title: string) => drawFor(reader, async () => ok(textOf(title)));
  return {
    begun,
    ask,
    drawFor,
    finish: (title: string) => ends.get(title)?.done(Buffer.from(title)),
    break: (title: string) => ends.get(title)?.broken(new Error('broken')),
  };
}

/** Runs everything that waits for nothing. */
const settle = () => new Promise(setImmediate);
const busy = { ok: false, problem: { code: 'rate_limited', retryAfterSeconds: 2 } };

test('thirty-two requests of one reader for one document cause one drawing', async () => {
  const { begun, ask, finish } = heldDrawings();
  const answers = Array.from({ length: 32 }, () => ask('ana', 'contract'));
  await settle();
  finish('contract');
  const all = await Promise.all(answers);
  expect(begun).toEqual(['contract']);
  expect(all.filter(({ ok }) => ok)).toHaveLength(LIMITS.ofOne);
  for (const answer of all) expect(answer).toMatchObject(answer.ok ? { value: Buffer.from('contract') } : busy);
});

test('a reader who asks for too many documents is refused before anything is read, and others are drawn', async () => {
  const { begun, ask, drawFor, finish } = heldDrawings();
  const first = [ask('ana', 'a1'), ask('ana', 'a2')];
  const refused = await drawFor('ana', () => Promise.reject(new Error('nothing is read for a refused reader')));
  expect(refused).toMatchObject(busy);
  const other = ask('luis', 'l1');
  for (const title of ['a1', 'a2', 'l1']) {
    await settle();
    finish(title);
  }
  expect(await other).toEqual(ok(Buffer.from('l1')));
  expect((await Promise.all(first)).map(({ ok }) => ok)).toEqual([true, true]);
  expect(begun).toEqual(['a1', 'a2', 'l1']);
});

test('a reader is refused while too many drawings wait, and is answered once they are done', async () => {
  const { ask, finish } = heldDrawings();
  const waiting = ['a', 'b', 'c'].map((title) => ask(title, title));
  await settle();
  expect(await ask('d', 'd')).toMatchObject(busy);
  for (const title of ['a', 'b', 'c']) {
    finish(title);
    await settle();
  }
  await Promise.all(waiting);
  const later = ask('d', 'd');
  await settle();
  finish('d');
  expect(await later).toEqual(ok(Buffer.from('d')));
});

test('a document is drawn again once anything in it changed, and not before', async () => {
  const { begun, ask, drawFor, finish } = heldDrawings();
  const first = ask('ana', 'contract');
  await settle();
  finish('contract');
  await first;
  expect(await ask('ana', 'contract')).toEqual(ok(Buffer.from('contract')));
  expect(begun).toEqual(['contract']);
  const changed = drawFor('ana', async () => ok({ ...textOf('contract'), subtitle: 'other' }));
  await settle();
  finish('contract');
  await changed;
  expect(begun).toEqual(['contract', 'contract']);
});

test('the documents asked for longest ago are dropped when the kept bytes exceed their limit', async () => {
  const { begun, ask, finish } = heldDrawings();
  const read = async (title: string) => {
    const answer = ask('ana', title);
    await settle();
    finish(title);
    await answer;
  };
  for (const title of ['first document', 'other document']) await read(title);
  await read('first document');
  await read('third document');
  expect(begun).toEqual(['first document', 'other document', 'third document']);
  await read('first document');
  await read('other document');
  expect(begun.slice(3)).toEqual(['other document']);
});

test('a drawing that failed is not kept, and frees its slot', async () => {
  const { ask, break: breakIt, finish } = heldDrawings();
  const broken = ask('ana', 'contract');
  await settle();
  breakIt('contract');
  await expect(broken).rejects.toThrow('broken');
  const again = ask('ana', 'contract');
  await settle();
  finish('contract');
  expect(await again).toEqual(ok(Buffer.from('contract')));
});

test('a refusal of the text is returned unchanged, and frees its slot', async () => {
  const { drawFor, begun } = heldDrawings();
  for (let time = 0; time <= LIMITS.ofOne; time++)
    expect(await drawFor('ana', async () => refuse('no_offer'))).toMatchObject({ problem: { code: 'no_offer' } });
  expect(begun).toEqual([]);
});
