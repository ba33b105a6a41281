import { randomBytes } from 'node:crypto';
import { type Browser, chromium, type Page } from 'playwright-core';
import { freePort, startServer, startUntilLine } from '../api/processes.ts';
import { CHROMIUM_ARGS, CHROMIUM_PATH } from '../site/browse.ts';

/** Record of one scroll of a list: the moment of each frame, in milliseconds. */
export interface Scrolled {
  readonly frames: readonly number[];
}

/** Records of several scrolls of each list, by its name. */
export type Scrolls = ReadonlyMap<string, readonly Scrolled[]>;

const ROWS = 10_000;
const DESK = { viewport: { width: 1280, height: 800 } };
/** About five hundred rows, faster than a person reads, so that rows are fetched while scrolling. */
const DISTANCE = 18_000;
const PIXELS_A_SECOND = 4_500;
/** Element that scrolls. */
const LIST = 'section[tabindex="0"]';

/** Scrolls the list of all cases, and for comparison the same number of rows of plain text, which send no requests. */
export async function measureQueue(rounds: number): Promise<Scrolls> {
  const command = ['test/crowd/crowd.main.ts', '--serve', '--clients', String(ROWS)];
  const api = await startUntilLine({ directory: 'apps/api', command });
  const undo: (() => unknown)[] = [() => api.stop()];
  try {
    const { url, username, password }: { url: string; username: string; password: string } = JSON.parse(api.line);
    const port = await freePort();
    const origin = `http://localhost:${port}`;
    const siteKey = randomBytes(32).toString('base64');
    const env = { API_URL: url, PORT: String(port), BACK_OFFICE_URL: origin, SITE_KEY: siteKey };
    const desk = await startServer({ directory: 'apps/back-office', command: ['server.ts'], env }, port);
    undo.push(() => desk.stop());
    const browser = await chromium.launch({ executablePath: CHROMIUM_PATH, args: [...CHROMIUM_ARGS] });
    undo.push(() => browser.close());
    const lists = [
      ['plain rows', await openFloor(browser)],
      ['the queue', await openQueue(browser, { origin, username, password })],
    ] as const;
    const scrolls = new Map<string, Scrolled[]>();
    for (let round = 0; round < rounds; round++)
      for (const [name, page] of lists) scrolls.set(name, [...(scrolls.get(name) ?? []), await scroll(page)]);
    return scrolls;
  } finally {
    for (const step of undo.toReversed()) await step();
  }
}

interface Desk {
  readonly origin: string;
  readonly username: string;
  readonly password: string;
}

async function openQueue(browser: Browser, { origin, username, password }: Desk): Promise<Page> {
  const page = await (await browser.newContext(DESK)).newPage();
  await page.goto(origin);
  await page.locator('input[type=email]').fill(username);
  await page.locator('input[type=password]').fill(password);
  await Promise.all([page.waitForURL((url) => url.pathname !== '/ingresar'), page.keyboard.press('Enter')]);
  await page.goto(`${origin}/colas/all`);
  await page.locator('tbody tr').first().waitFor();
  return page;
}

async function openFloor(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext(DESK)).newPage();
  const rows = Array.from({ length: ROWS }, (_, row) => `<div style="height:36px">${row}</div>`);
  await page.setContent(
    `<!doctype html><title>Rows</title><section tabindex="0" style="height:68dvh;overflow:auto">${rows.join('')}</section>`,
  );
  return page;
}

/** Scrolls from the top down, at a steady speed. */
async function scroll(page: Page): Promise<Scrolled> {
  await page.bringToFront();
  const list = page.locator(LIST);
  await list.evaluate((frame) => frame.scrollTo(0, 0));
  await page.waitForTimeout(1_000);
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(globalThis, { scrolledFrames: frames });
    const note = (at: number) => {
      frames.push(at);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  const place = await list.boundingBox();
  if (!place) throw new Error('no list is in sight');
  const session = await page.context().newCDPSession(page);
  await session.send('Input.synthesizeScrollGesture', {
    ...{
      x: place.x + place.width / 2,
      y: place.y + place.height / 2,
      yDistance: -DISTANCE,
      speed: PIXELS_A_SECOND,
      gestureSourceType: 'mouse',
    },
  });
  await session.detach();
  const frames = await page.evaluate(() => (globalThis as { scrolledFrames?: number[] }).scrolledFrames ?? []);
  const top = await list.evaluate((frame) => frame.scrollTop);
  if (top < DISTANCE / 2) throw new Error(`${page.url()} scrolled to ${top} only`);
  return { frames };
}
