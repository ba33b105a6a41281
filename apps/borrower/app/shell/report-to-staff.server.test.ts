import { handleError } from '@lender/web/entry-server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSandbox } from '../../test/sandbox-api.ts';
import { visit } from '../../test/visit.ts';
import { reportToStaff } from './report-to-staff.server.ts';

let close: () => void;
beforeEach(() => {
  close = openSandbox();
});
afterEach(() => close());

/** Returns the error that a script gets which asked for a page that broke. */
async function received(account?: 'client' | 'user'): Promise<unknown> {
  const asked = visit('/profile?_data=profile', account && { account });
  handleError(new Error('ERP response 502 /web/private/client'), asked);
  const headers = { 'X-Remix-Error': 'yes' };
  const hidden = Response.json({ message: 'Unexpected Server Error' }, { status: 500, headers });
  const answer = await reportToStaff(hidden, asked);
  expect([answer.status, answer.headers.get('X-Remix-Error')]).toEqual([500, 'yes']);
  return answer.json();
}

test('staff are shown what broke, also where an open page asks for the next one', async () => {
  expect(await received('user')).toEqual({ message: 'ERP response 502 /web/private/client' });
});

test.each([undefined, 'client'] as const)('a visitor who is not staff is not shown what broke: %s', async (account) => {
  expect(await received(account)).toEqual({ message: 'Unexpected Server Error' });
});

test('an answer that is no error is left as it is', async () => {
  const data = Response.json({ name: 'Ana' });
  expect(await reportToStaff(data, visit('/profile?_data=profile', { account: 'user' }))).toBe(data);
});
