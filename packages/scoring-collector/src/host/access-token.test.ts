import { expect, test, vi } from 'vitest';
import { keepToken } from './access-token.ts';

const minute = 60_000;

function tokens({ stored = null, lifeMs = 60 * minute }: { stored?: string | null; lifeMs?: number } = {}) {
  let now = 0;
  const login = vi.fn(async () => ({ token: `token-${login.mock.calls.length}`, expiresAt: now + lifeMs }));
  const store = { getItem: () => stored, setItem: vi.fn() };
  const token = keepToken(
    login,
    () => store,
    'a host',
    () => now,
  );
  return {
    token,
    login,
    store,
    pass: (ms: number) => {
      now += ms;
    },
  };
}

test.each([
  ['29:59', 29 * minute + 59_000, 2],
  ['30:00', 30 * minute, 2],
  ['30:01', 30 * minute + 1_000, 1],
])('a token with %s left has been fetched this number of times: %i', async (_left, leftMs, logins) => {
  const { token, login, pass } = tokens();
  await token.fresh();
  pass(60 * minute - leftMs);
  await token.fresh();
  expect(login).toHaveBeenCalledTimes(logins);
});

test('callers that ask while a token is fetched get the same token', async () => {
  const { token, login } = tokens();
  expect(await Promise.all([token.fresh(), token.fresh(), token.fresh()])).toEqual(['token-1', 'token-1', 'token-1']);
  expect(login).toHaveBeenCalledTimes(1);
});

test('after a failure the next call fetches a token again', async () => {
  const { token, login } = tokens();
  login.mockRejectedValueOnce(new Error('away'));
  await expect(token.fresh()).rejects.toThrow('away');
  expect(await token.fresh()).toBe('token-2');
});

test('a stored token is used again, unless it is forgotten', async () => {
  const { token, login } = tokens({ stored: JSON.stringify({ token: 'old', expiresAt: 60 * minute }) });
  expect([token.held(), await token.fresh()]).toEqual(['old', 'old']);
  token.forget('old');
  expect(await token.fresh()).toBe('token-1');
  expect(login).toHaveBeenCalledTimes(1);
});

test('a refusal of an old token does not forget the new token', async () => {
  const { token, login } = tokens({ stored: JSON.stringify({ token: 'old', expiresAt: 60 * minute }) });
  token.forget('old');
  await token.fresh();
  token.forget('old');
  expect([await token.fresh(), login.mock.calls.length]).toEqual(['token-1', 1]);
});

test('a token is stored under the name that was given', async () => {
  const { token, store } = tokens();
  await token.fresh();
  expect(store.setItem).toHaveBeenCalledWith('a host', JSON.stringify({ token: 'token-1', expiresAt: 60 * minute }));
});

test('the token says that it is signing in while a caller waits for it', async () => {
  const { token } = tokens();
  const waiting = token.fresh();
  expect(token.isSigningIn()).toBe(true);
  await waiting;
  expect(token.isSigningIn()).toBe(false);
});

test.each(['', 'null', '{', '7'])('a stored text that is no token is ignored: %s', async (stored) => {
  expect(await tokens({ stored }).token.fresh()).toBe('token-1');
});

test('in a browser that denies its storage, the token is forgotten with the page', async () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const login = async () => ({ token: 'token', expiresAt: 60 * minute });
  const token = keepToken(login, denied, 'a host', () => 0);
  expect([await token.fresh(), token.held()]).toEqual(['token', 'token']);
});
