import { expect, test, vi } from 'vitest';
import { askToken, flowAsker } from './ask-site.ts';

const { signal } = new AbortController();
const flow = { step: 'address', status: 'active' };

test('the flow is read from our own site', async () => {
  const fetch = vi.fn(async () => Response.json(flow));
  expect(await flowAsker()(fetch, signal)).toEqual(flow);
  expect(fetch).toHaveBeenCalledWith('/flow/state', expect.objectContaining({ signal }));
});

test('a flow that has not changed is not sent again', async () => {
  const fetch = vi
    .fn<(path: string, init?: RequestInit) => Promise<Response>>()
    .mockResolvedValueOnce(Response.json(flow, { headers: { etag: '"1"' } }))
    .mockResolvedValueOnce(new Response(null, { status: 304 }))
    .mockResolvedValueOnce(Response.json({ ...flow, step: 'belvo' }, { headers: { etag: '"2"' } }));
  const ask = flowAsker();
  expect([await ask(fetch, signal), await ask(fetch, signal), await ask(fetch, signal)]).toEqual([
    flow,
    flow,
    { ...flow, step: 'belvo' },
  ]);
  const asked = fetch.mock.calls.map(([, init]) => new Headers(init?.headers).get('if-none-match'));
  expect(asked).toEqual([null, '"1"', '"1"']);
});

test('the token is renewed by a POST, which no link can send', async () => {
  const fetch = vi.fn(async () => Response.json(true));
  expect(await askToken(fetch, signal)).toBe(true);
  expect(fetch).toHaveBeenCalledWith('/flow/token', expect.objectContaining({ method: 'POST' }));
});

test('a site that does not answer is a failure and not a sign-out', async () => {
  const away = async () => new Response(null, { status: 503 });
  await expect(flowAsker()(away, signal)).rejects.toThrow('503');
});
