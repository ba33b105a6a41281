import { brotliCompressSync } from 'node:zlib';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { CHROMIUM_ARGS, CHROMIUM_PATH, PHONE, signIn } from './browse.ts';
import { type Conditions, openSlowPage, SLOW_3G, SLOW_4G } from './conditions.ts';
import { type SecureServer, serveSecurely } from './serve-h2.ts';
import { withSite } from './site-world.ts';
import { countFetched, type Fetched, type Noted, readNotes, watchPage } from './watch-page.ts';

/** Results of one load of a page. */
export type Look = Noted & Fetched;

/** Results of several looks at each page, by its name. */
export type Looks = Readonly<Record<string, readonly Look[]>>;

/** Everything that a page does by itself is over by then. */
const settledMs = 2_500;

/** Measures the landing page, its HTML alone and pages of a signed-in person, round by round. */
export async function measureSite(rounds: number): Promise<Looks> {
  return withSite(async (site) => {
    const browser = await chromium.launch({ executablePath: CHROMIUM_PATH, args: [...CHROMIUM_ARGS] });
    const bare = await serveBare(browser, site);
    const session = await signedIn(browser, site);
    const looks = new Map<string, Look[]>();
    const look = async (name: string, url: string, how: Partial<HowToLook> = {}) => {
      const context = await browser.newContext({ ...PHONE, ...(how.isSignedIn && { storageState: session }) });
      looks.set(name, [...(looks.get(name) ?? []), await lookAt(context, url, { elsewhere: elsewhere(bare), ...how })]);
      await context.close();
    };
    for (let round = 0; round < rounds; round++) {
      await look('its HTML alone', bare.origin);
      await look('/', site.origin, { act: moveSlider });
      await look('/, a tap at first paint', site.origin, { act: tapAtOnce });
      await look('/, slow 3G', site.origin, { conditions: SLOW_3G });
      await look('/ingresar', `${site.origin}/ingresar`);
      for (const path of ['/application/apply', '/profile']) await look(path, site.origin + path, { isSignedIn: true });
    }
    await browser.close();
    bare.close();
    return Object.fromEntries(looks);
  });
}

interface HowToLook {
  /** Site from which the visitor comes. */
  readonly elsewhere: string;
  readonly conditions: Conditions;
  readonly isSignedIn: boolean;
  /** Performs the visitor's actions on the page. */
  readonly act: (page: Page) => Promise<void>;
}

type Looking = Pick<HowToLook, 'elsewhere'> & Partial<HowToLook>;

async function lookAt(context: BrowserContext, url: string, how: Looking): Promise<Look> {
  const [page, session] = await openSlowPage(context, how.conditions ?? SLOW_4G, how.elsewhere);
  await watchPage(page);
  const fetched = countFetched(session);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await how.act?.(page);
  await page.waitForLoadState('load');
  await page.waitForTimeout(settledMs);
  return { ...(await readNotes(page)), ...fetched };
}

/** Presses on the slider, far from its present value. */
async function tapAtOnce(page: Page): Promise<void> {
  const box = await page.locator('input[type=range]').boundingBox();
  if (box) await page.mouse.click(box.x + box.width * 0.2, box.y + box.height / 2);
}

/** Waits until the page is at rest, then moves the slider as a finger does. */
async function moveSlider(page: Page): Promise<void> {
  await page.waitForTimeout(settledMs);
  const slider = page.locator('input[type=range]');
  for (const _ of Array.from({ length: 8 })) await slider.press('ArrowLeft');
  await tapAtOnce(page);
}

/**
 * Returns an empty page of another site: a browser has another process for that, and a visitor's is never the one of
 * ours. With a page that may share our process, as one that was just opened may, only the floor would be measured
 * without that change.
 */
const elsewhere = ({ origin }: SecureServer): string => origin.replace('localhost', '127.0.0.1') + ELSEWHERE;
const ELSEWHERE = '/elsewhere';

/** Serves the landing page as it is sent, without the requests for scripts and for the styles of what they add. */
async function serveBare(browser: Browser, site: SecureServer): Promise<SecureServer> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const html = (await (await page.goto(site.origin))?.text()) ?? '';
  await context.close();
  const bare = html
    .replace(/<script\b.*?<\/script>/gs, '')
    .replace(/<link\b[^>]*rel="(?:modulepreload|stylesheet)"[^>]*>/g, '');
  const body = brotliCompressSync(bare);
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' };
  const pages = new Map([
    ['/', body],
    [ELSEWHERE, brotliCompressSync('<!doctype html><title>Elsewhere</title>')],
  ]);
  return serveSecurely(({ url }, response) => {
    response.writeHead(pages.has(url) ? 200 : 404, headers);
    response.end(pages.get(url) ?? '');
  });
}

async function signedIn(browser: Browser, { origin }: SecureServer) {
  const context = await browser.newContext(PHONE);
  await signIn(context, origin);
  const session = await context.storageState();
  await context.close();
  return session;
}
