import { getConsents } from '@lender/contract';
import { fakeCall, grants } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { TOOLS } from '../../platform/tool-settings.ts';
import { trackedClient } from '../../tracking/tracked-client.sample.ts';
import { askTracking } from './tracking-question.server.ts';

const answers = grants(getConsents, [
  { kind: 'tracking', granted: false, textVersion: null, textHash: null, answeredAt: null, text: 'Permito que…' },
]);
const undecided = trackedClient({ allowsTracking: null });
const asking = { client: undecided, pathname: '/application/apply', inUse: TOOLS };

test('a client who never answered is asked about tracking in the words that the server keeps', async () => {
  expect(await askTracking(fakeCall(answers).call, asking)).toEqual({
    text: 'Permito que…',
    from: '/application/apply',
  });
});

test.each([
  ['who said yes', { client: trackedClient() }],
  ['who said no', { client: trackedClient({ allowsTracking: false }) }],
  ['who applied already', { client: trackedClient({ allowsTracking: null, hasActualApplication: true }) }],
  ['where nothing would be measured', { pathname: '/profile' }],
  ['while no tool is in use', { inUse: [] }],
  ['who is a guest', { client: undefined }],
])('the question about tracking is not put to a visitor %s', async (_, change) => {
  const { call, made } = fakeCall(answers);
  expect(await askTracking(call, { ...asking, ...change })).toBeNull();
  expect(made).toEqual([]);
});
