import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { forAll } from '../src/asking/for-all.ts';
import { CannotRun, claim, claimEqual } from '../src/trouble.ts';
import { openWorld } from '../src/world/world.ts';

/** A world whose server answers every call with an empty object. */
const world = openWorld({ baseUrl: 'http://lender.test/lending', fetch: async () => Response.json({}), tries: 50 }, 3);
const ask = (number: number) => world.visitor.raw('GET', `/price/${number}`);

test('a breach names the smallest case, with the calls that show it', async () => {
  const checked = forAll(world, { cases: fc.nat(1_000) }, async (number) => {
    await ask(number);
    claim(number < 40, () => `${number} is too much`);
  });
  await expect(checked).rejects.toMatchObject({
    name: 'Broken',
    message: '40 is too much',
    counterexample: '40',
    calls: [{ as: 'visitor', method: 'GET', path: '/price/40', status: 200 }],
  });
});

test('no more smaller cases are tried than the limit allows', async () => {
  const tried: number[] = [];
  const checked = forAll(world, { cases: fc.nat(1_000_000), smaller: 2 }, async (number) => {
    tried.push(number);
    claim(number < 3, () => 'broken');
  });
  await expect(checked).rejects.toThrow('broken');
  const first = tried.findIndex((number) => number >= 3);
  expect(tried.slice(first + 1)).toHaveLength(2);
});

test('a case that cannot be checked is no breach, and does not hide a breach that was found before', async () => {
  const refused = forAll(world, { cases: fc.nat() }, () => Promise.reject(new CannotRun('closed')));
  await expect(refused).rejects.toMatchObject({ name: 'CannotRun', message: 'closed' });
  let refusals = 0;
  const shut = forAll(world, { cases: fc.integer({ min: 9, max: 99 }) }, async () => {
    refusals += 1;
    throw new CannotRun('closed');
  });
  await expect(shut).rejects.toThrow('closed');
  expect(refusals).toBe(1);
  let asked = 0;
  const closing = forAll(world, { cases: fc.integer({ min: 9, max: 99 }) }, async (number) => {
    asked += 1;
    if (asked > 1) throw new CannotRun('closed');
    claimEqual('number', number, 0);
  });
  await expect(closing).rejects.toMatchObject({
    name: 'Broken',
    message: expect.stringMatching(/^number: \d+, and not 0$/),
  });
});

test('the same seed tries the same cases', async () => {
  const drawn = async () => {
    const numbers: number[] = [];
    await forAll(world, { cases: fc.nat() }, async (number) => void numbers.push(number));
    return numbers;
  };
  expect(await drawn()).toEqual(await drawn());
  expect(await drawn()).toHaveLength(50);
});
