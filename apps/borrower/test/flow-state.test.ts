import { createHash } from 'node:crypto';
import { responseOf } from '@lender/web/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { flowAsker } from '../app/journey/ask-site.ts';
import { loader } from '../app/routes/flow.state.ts';
import { visit } from './visit.ts';

const atAddress = { step: 'address', status: 'active', errors: [], finished: [] };
let flow: object;
let isSignedIn: boolean;
/** ETag that the site's server sent to the API, and the status that it got. */
let exchanges: { readonly known: string | null; readonly status: number }[];

/** Answers as the API does: with an ETag, and without content to a caller that sends the same one. */
function answerOfApi(known: string | null): Response {
  if (!isSignedIn) return Response.json({ success: false, error: { code: 'unauthorized' } }, { status: 401 });
  const etag = `"${createHash('sha256').update(JSON.stringify(flow)).digest('base64url')}"`;
  const headers = { etag, 'cache-control': 'private, no-cache' };
  return known === etag
    ? new Response(null, { status: 304, headers })
    : Response.json({ success: true, data: flow }, { headers });
}

beforeEach(() => {
  [flow, isSignedIn, exchanges] = [atAddress, true, []];
  vi.stubGlobal('fetch', async (asked: Request) => {
    const known = asked.headers.get('if-none-match');
    const answer = answerOfApi(known);
    exchanges.push({ known, status: answer.status });
    return answer;
  });
});
afterEach(() => vi.unstubAllGlobals());

/** Sends the browser's own request to the site's loader. */
async function askLoader(path: string, init: RequestInit = {}): Promise<Response> {
  const asked = visit(path, { account: 'client' });
  for (const [name, value] of new Headers(init.headers)) asked.request.headers.set(name, value);
  const answer = await responseOf(() => loader(asked));
  if (!answer) throw new Error('no answer');
  return answer;
}

test('an unchanged flow is sent once: neither the API nor the site sends it again, and the browser still knows it', async () => {
  const statuses: number[] = [];
  const look = flowAsker();
  const ask = () =>
    look(async (path, init) => {
      const answer = await askLoader(path, init);
      statuses.push(answer.status);
      return answer;
    }, new AbortController().signal);
  expect([await ask(), await ask()]).toEqual([atAddress, atAddress]);
  flow = { ...atAddress, errors: [{ code: 'missing' }] };
  expect([await ask(), await ask()]).toEqual([flow, flow]);
  expect(statuses).toEqual([200, 304, 200, 304]);
  expect(exchanges.map(({ status }) => status)).toEqual([200, 304, 200, 304]);
});

test('a caller that names another flow, or none, is sent this one', async () => {
  for (const headers of [undefined, { 'if-none-match': '"another"' }])
    expect(await (await askLoader('/flow/state', { ...(headers && { headers }) })).json()).toEqual(atAddress);
  expect(exchanges.map(({ known }) => known)).toEqual([null, '"another"']);
});

test('a session that ended is reported, whatever flow is known', async () => {
  const etag = (await askLoader('/flow/state')).headers.get('etag') ?? '';
  isSignedIn = false;
  const answer = await askLoader('/flow/state', { headers: { 'if-none-match': etag } });
  expect([answer.status, await answer.json(), answer.headers.has('etag')]).toEqual([200, null, false]);
});
