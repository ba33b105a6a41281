import { beforeEach, expect, test, vi } from 'vitest';
import { createScoringHost } from './scoring-host.ts';

const base = 'https://scoring.test';

/** Returns a host with three calls, which accepts the tokens of some logins only. */
function hostThatTakes(isTaken: (token: string) => boolean) {
  const asked: { path: string; token: string }[] = [];
  const stored = new Map<string, string>();
  let logins = 0;
  const answer = async (url: string, init?: RequestInit) => {
    const path = url.slice(base.length).split('?')[0] ?? '';
    const token = new Headers(init?.headers).get('authorization')?.replace('Bearer ', '') ?? '';
    asked.push({ path, token });
    if (path.endsWith('/credoapplogin')) {
      const [issued, expires] = [0, 3_600_000].map((ms) => new Date(ms).toUTCString());
      return Response.json({ access_token: `token-${++logins}`, issued, expires });
    }
    return isTaken(token) ? Response.json({}) : Response.json({ detail: 'Sign in again' }, { status: 401 });
  };
  vi.stubGlobal('fetch', answer);
  const tokenStore = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => stored.set(name, text),
  };
  const open = (authKey = 'account') => createScoringHost({ baseUrl: base, authKey, tokenStore, now: () => 0 });
  return { open, asked, stored, logins: () => logins };
}

beforeEach(() => () => vi.unstubAllGlobals());

test('a stored token that is no longer accepted is replaced without a visible error', async () => {
  const { open, stored } = hostThatTakes((token) => token === 'token-2');
  await open().verify('ref-1');
  expect([...stored.values()].join()).toContain('token-2');
  await open().upload('{}', false);
});

test('many uploads that are refused for one token sign in once', async () => {
  const { open, logins } = hostThatTakes((token) => token !== 'token-1');
  const host = open();
  await Promise.all(['a', 'b', 'c'].map((body) => host.upload(body, false)));
  expect(logins()).toBe(2);
});

test('a new token that is refused too is not replaced again', async () => {
  const { open, logins } = hostThatTakes(() => false);
  await expect(open().upload('{}', false)).rejects.toMatchObject({
    kind: 'other',
    status: 401,
    message: 'Sign in again',
  });
  expect(logins()).toBe(2);
});

test('the token of one account, or of one host, is sent to no other', async () => {
  const { open, asked } = hostThatTakes(() => true);
  await open('one').verify('ref-1');
  await open('other').verify('ref-1');
  expect(asked.map(({ token }) => token)).toEqual(['', 'token-1', '', 'token-2']);
});

test('a host that never answers is given up, so that nothing waits for it without end', async () => {
  const { open } = hostThatTakes(() => true);
  const host = open();
  await host.verify('ref-1');
  const waiting: (AbortSignal | null | undefined)[] = [];
  const timeOut = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    waiting.push(signal);
    return new Promise((_resolve, reject) => reject(signal?.reason));
  });
  await expect(host.upload('{}', false)).rejects.toMatchObject({ kind: 'network' });
  expect(timeOut).toHaveBeenCalledWith(30_000);
  expect(waiting).toHaveLength(1);
  timeOut.mockRestore();
});
