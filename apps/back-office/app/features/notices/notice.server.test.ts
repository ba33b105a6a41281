import { getNotice } from '@lender/contract';
import { fakeCall, grants, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { readNotice } from './notice.server.ts';

const id = '0192f0c5-0000-7000-8000-000000000001';
const notice = { id, provider: 'openpay', receivedAt: '2026-11-21T10:00:00.000Z' };

test.each([
  ['{"type":"charge.succeeded"}', '{\n  "type": "charge.succeeded"\n}'],
  ['status=ok&<b>', 'status=ok&<b>'],
  [null, undefined],
])('a notice with the text %j is shown as %j', async (text, shown) => {
  const { call } = fakeCall(grants(getNotice, { ...notice, text }));
  expect(await readNotice(call, id)).toEqual({
    provider: 'openpay',
    receivedAt: '21.11.2026 04:00',
    ...(shown !== undefined && { text: shown }),
  });
});

test('a notice that does not exist has no page', async () => {
  expect(await readNotice(fakeCall(refuses(getNotice, 'not_found')).call, id)).toBeUndefined();
});
