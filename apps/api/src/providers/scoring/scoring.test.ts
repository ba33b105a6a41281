import { expect, test } from 'vitest';
import { lineTo } from '../../../test/providers/line-of-test.ts';
import { providerWorld } from '../../../test/providers/provider-world.ts';
import { listening } from '../../../test/server/listening.ts';
import { createScoring } from './http.ts';

const world = await providerWorld();
const HOUR_MS = 3_600_000;

const at = ({ url = world.url, authKey = 'demo-scoring-account' } = {}) => {
  let now = Date.now();
  const line = lineTo('scoring');
  const scoring = createScoring({ url, authKey }, line, () => new Date(now));
  const wait = (ms: number) => {
    now += ms;
  };
  return { line, ...scoring, wait };
};

test.each([
  ['REF-1', 'open'],
  ['used-1', 'refused'],
  ['expired-1', 'refused'],
  ['not a reference', 'refused'],
])('the dataset of %j is %s', async (reference, state) => {
  const { line, readDataset } = at();
  expect(await readDataset(reference)).toBe(state);
  expect(line.health().counts).toMatchObject({ troubled: 0 });
});

test.each(['suspended-1', 'standalone-1'])(
  'an account that may not ask is provider trouble, and says nothing about %s',
  async (reference) => {
    const { line, readDataset } = at();
    await expect(readDataset(reference)).rejects.toThrow();
    expect(line.health().lastTrouble).toMatchObject({ kind: 'turned_away' });
  },
);

test('a key that is not accepted is provider trouble', async () => {
  const { line, readDataset } = at({ authKey: 'wrong' });
  await expect(readDataset('REF-1')).rejects.toThrow('our key');
  expect(line.health().lastTrouble).toMatchObject({ kind: 'turned_away' });
});

/**
 * A login as https://docs.credolab.com/v2.6/docs/dataset-insight-request writes it, for an hour; a refusal has the
 * members of https://docs.credolab.com/docs/error-messages, and the titles are those that the collector knows.
 */
const LOGIN = {
  access_token: 'access_token_value',
  token_type: 'bearer',
  '.issued': '2018-04-08T11:01:41.92Z',
  '.expires': '2018-04-08T12:01:41.92Z',
  refresh_token: 'refresh_token_value',
};
const COMPLETE = {
  type: 'https://httpstatuses.com/400',
  title: 'dataset_in_complete_state',
  status: 400,
  detail: 'Complete',
};

/** Starts a host that counts its logins and gives the answer of the test to a verification. */
async function hostOf(answer: { readonly status: number; readonly body: unknown }) {
  let logins = 0;
  const url = await listening((request, response) => {
    const isLogin = request.url?.toLowerCase().includes('login') ?? false;
    if (isLogin) logins += 1;
    response.writeHead(isLogin ? 200 : answer.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isLogin ? LOGIN : answer.body));
  });
  return { url, logins: () => logins };
}

test('a dataset whose last chunk arrived is complete', async () => {
  const { url } = await hostOf({ status: 400, body: COMPLETE });
  expect(await at({ url }).readDataset('REF-1')).toBe('complete');
});

test('an unknown refusal says nothing about the dataset', async () => {
  const { url } = await hostOf({ status: 400, body: { ...COMPLETE, title: 'something_new' } });
  await expect(at({ url }).readDataset('REF-1')).rejects.toThrow('something_new');
});

test('a token is used until it ends within half an hour', async () => {
  const host = await hostOf({ status: 200, body: {} });
  const { readDataset, wait } = at({ url: host.url });
  for (const passedMs of [0, HOUR_MS / 2 - 1]) {
    wait(passedMs);
    await readDataset('REF-1');
  }
  expect(host.logins()).toBe(1);
  wait(1);
  await readDataset('REF-1');
  expect(host.logins()).toBe(2);
});

test('a token that is not accepted is replaced by the next call', async () => {
  const host = await hostOf({ status: 401, body: {} });
  const { readDataset } = at({ url: host.url });
  await expect(readDataset('REF-1')).rejects.toThrow();
  await expect(readDataset('REF-1')).rejects.toThrow();
  expect(host.logins()).toBe(2);
});
