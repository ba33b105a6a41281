import { readFileSync } from 'node:fs';
import { bundleEach } from '@lender/vitest/size';
import type { Route } from 'playwright-core';
import { expect, test, vi } from 'vitest';
import type { ChunkKeys, ChunkUpload } from '../../src/server.ts';
import { openBrowser } from './browser.ts';

const root = new URL('../..', import.meta.url);
const readme = readFileSync(new URL('README.md', root), 'utf8');
const [makingKeys = '', inThePage = '', receiving = ''] = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map(
  ([, block = '']) => block,
);
const browser = openBrowser();

interface Receiver {
  receive(upload: ChunkUpload): Promise<{ readonly status: number; readonly events?: number; isRepeat?: boolean }>;
}

/** Runs a block of the README as a module. */
async function moduleOf(block: string): Promise<unknown> {
  const [code = ''] = await bundleEach([block], { root });
  return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
}

/** Returns the two hosts of the README; uploads to the scoring host are received as it says. */
function hosts({ publicKey }: ChunkKeys, { receive }: Receiver, script: string) {
  const received: Awaited<ReturnType<Receiver['receive']>>[] = [];
  const token = { access_token: 't', issued: new Date(), expires: new Date(Date.now() + 3_600_000) };
  const answers: Readonly<Record<string, (body: string) => unknown>> = {
    '/': () => `<!doctype html><input name="firstName"><script type="module">${script}</script>`,
    '/scoring-key.json': () => publicKey,
    '/api/account/v1/credoapplogin': () => token,
    '/api/datasets/v1/verify/web': () => ({}),
    '/api/datasets/v1/upload': async (body) => {
      received.push(await receive(JSON.parse(body)));
      return {};
    },
  };
  const headers = {
    'access-control-allow-origin': 'https://lender.example',
    'access-control-allow-headers': 'authorization, content-type',
  };
  const answer = async (route: Route) => {
    const { pathname } = new URL(route.request().url());
    const said = await answers[pathname]?.(route.request().postData() ?? '');
    const contentType = pathname === '/' ? 'text/html' : 'application/json';
    return route.fulfill({ headers, contentType, body: typeof said === 'string' ? said : JSON.stringify(said) });
  };
  return { answer, received };
}

test('following the README block by block delivers what was typed in a browser', async () => {
  const keys = (await moduleOf(`${makingKeys} export { publicKey, privateKey };`)) as ChunkKeys;
  vi.stubEnv('SCORING_KEY', JSON.stringify(keys.privateKey));
  const receiver = (await moduleOf(`${receiving} export { receive };`)) as Receiver;
  const waiting = inThePage.replace(/^\/\/ … .*$/m, 'await new Promise((done) => { globalThis.fillIn = done; });');
  expect(waiting).toContain('fillIn');
  const [script = ''] = await bundleEach([`${waiting} globalThis.kind = again.kind;`], { root });
  const { answer, received } = hosts(keys, receiver, script);
  const context = await browser().newContext();
  await context.route('**/*', answer);
  const page = await context.newPage();
  await page.goto('https://lender.example/');
  await page.waitForFunction('globalThis.fillIn');
  await page.type('[name=firstName]', 'Ana');
  await page.evaluate('fillIn()');
  await page.waitForFunction('globalThis.kind');
  expect(await page.evaluate('kind')).toBe('not_started');
  expect(received.map(({ status, isRepeat }) => [status, isRepeat])).toEqual(received.map(() => [200, false]));
  expect(received.reduce((events, { events: more = 0 }) => events + more, 0)).toBeGreaterThanOrEqual(9);
  await context.close();
  vi.unstubAllEnvs();
});
