import { expect, test, vi } from 'vitest';
import { askFlow, askToken } from './ask-site.ts';

const { signal } = new AbortController();

test('the flow is read from our own site', async () => {
  const fetch = vi.fn(async () => Response.json({ step: 'address', status: 'active' }));
  expect(await askFlow(fetch, signal)).toEqual({ step: 'address', status: 'active' });
  expect(fetch).toHaveBeenCalledWith('/flow/state', expect.objectContaining({ signal }));
});

test('the token is renewed by a POST, which no link can send', async () => {
  const fetch = vi.fn(async () => Response.json(true));
  expect(await askToken(fetch, signal)).toBe(true);
  expect(fetch).toHaveBeenCalledWith('/flow/token', expect.objectContaining({ method: 'POST' }));
});

test('a site that does not answer is a failure and not a sign-out', async () => {
  const away = async () => new Response(null, { status: 503 });
  await expect(askFlow(away, signal)).rejects.toThrow('503');
});
