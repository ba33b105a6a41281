import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { createWorldClock } from './world-clock.ts';

const wall = () => new Date('2026-03-02T12:00:00Z');

async function lenderThatAnswers(answer: unknown): Promise<string> {
  const lender = Fastify();
  lender.get('/sandbox/clock', async () => answer);
  onTestFinished(() => lender.close());
  return lender.listen({ port: 0, host: '127.0.0.1' });
}

test("the clock follows the lender's business clock", async () => {
  const url = await lenderThatAnswers({ businessDate: '2026-04-15', now: '2026-04-15T10:30:00.000Z' });
  expect(await createWorldClock(url, wall)()).toEqual(new Date('2026-04-15T10:30:00Z'));
});

test.each([{ status: 'no clock' }, { now: 'soon' }, null])(
  'the clock is the wall clock when the lender answers %j',
  async (answer) => {
    const url = await lenderThatAnswers(answer);
    expect(await createWorldClock(url, wall)()).toEqual(wall());
  },
);

test('the clock is the wall clock when the lender does not answer', async () => {
  expect(await createWorldClock('http://127.0.0.1:1', wall)()).toEqual(wall());
  expect(await createWorldClock(undefined, wall)()).toEqual(wall());
});
