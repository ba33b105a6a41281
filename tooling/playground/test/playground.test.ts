import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import axe from 'axe-core';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PACKAGES } from '../src/shell/packages.ts';
import { serveFolder } from './serve-folder.ts';

const built = path.join(import.meta.dirname, '../dist');
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Sections that were checked while a test used them. */
const PLAYED: readonly string[] = ['clabe', 'calculator'];
const MOST_SCRIPT_BYTES = 120_000;

let browser: Browser;
let site: Awaited<ReturnType<typeof serveFolder>>;

beforeAll(async () => {
  site = await serveFolder(built, '/some/where/');
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-dev-shm-usage'],
  });
});

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

test('a visitor uses the page on a phone, below another path, and it sends nothing', async () => {
  const page = await browser.newPage({
    viewport: { width: 360, height: 740 },
    locale: 'en-US',
    reducedMotion: 'reduce',
  });
  page.setDefaultTimeout(15_000);
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(error.message));
  page.on('request', (request) => {
    if (!request.url().startsWith(site.origin)) said.push(request.url());
  });

  await page.goto(`${site.origin}/some/where/`);
  await page.getByLabel('CLABE').fill('002010077777777772');
  await page.getByText('Invalid checksum').waitFor();
  await page.getByRole('button', { name: 'Español' }).click();
  await page.getByText('Algún dígito no coincide.').waitFor();
  await page.reload();
  await page.getByText('Algún dígito no coincide.').waitFor();
  expect(await page.getByLabel('CLABE').inputValue()).toBe('002010077777777772');
  expect(await breachesOf(page)).toEqual([]);

  await page.getByRole('link', { name: 'calculator' }).click();
  await page.getByLabel('Se deposita el').fill('2026-11-21');
  await page.getByLabel('Cobra').selectOption('monthly');
  await page.getByLabel('Día de cobro').selectOption('2026-12-21,2027-01-21');
  await page.getByText('$3696.00').waitFor();
  await page.getByRole('button', { name: 'Oscuro' }).click();
  expect(await breachesOf(page)).toEqual([]);

  await page.getByRole('link', { name: 'scoring-collector' }).click();
  await page.getByRole('button', { name: 'Empezar' }).click();
  await page.getByText('Rechazado: sin consentimiento').waitFor();
  await page.getByLabel('La persona aceptó').check();
  await page.getByRole('button', { name: 'Empezar' }).click();
  await page.getByText('Escucha.').waitFor();
  await page.getByLabel('Nombre (').fill('Ana');
  await page.getByRole('button', { name: 'Detener' }).click();
  await page.getByText('input:text:firstName').first().waitFor();

  expect(said).toEqual([]);
  await page.close();
});

test('every other section opens, in light and dark, and reads well on a phone', async () => {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });
  page.setDefaultTimeout(15_000);
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(error.message));
  for (const [place, { name }] of PACKAGES.filter((shown) => !PLAYED.includes(shown.name)).entries()) {
    const theme = place % 2 === 0 ? 'dark' : 'light';
    await page.goto(`${site.origin}/some/where/#/${name}?lang=es&theme=${theme}`);
    await page.waitForFunction(isOpen, `@lender/${name}`);
    said.push(...(await breachesOf(page)).map((breach) => `${name}: ${breach}`));
  }
  expect(said).toEqual([]);
  await page.close();
});

test('a whole file in one field neither stops nor widens the page, and leaves the address as it was', async () => {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });
  page.setDefaultTimeout(30_000);
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(error.message));
  await page.goto(`${site.origin}/some/where/#/money?lang=es&money-amount=4788.80`);
  const rate = page.getByLabel('Tasa');
  await rate.fill('🙂'.repeat(250_000));
  await page.getByText('parseRate("🙂').waitFor();
  expect(await breachesOf(page)).toEqual([]);
  await page.waitForFunction(() => location.hash === '#/money?lang=es&money-amount=4788.80');
  await page.getByRole('button', { name: 'Oscuro' }).click();
  await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark');
  expect((await rate.inputValue()).length).toBe(500_000);
  expect(thrown).toEqual([]);
  await page.close();
});

test('the page continues where the browser refuses frequent changes of the address, and the address follows later', async () => {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  page.setDefaultTimeout(30_000);
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(error.message));
  await page.addInitScript(() => {
    const replace = history.replaceState.bind(history);
    let refusals = 1;
    history.replaceState = (...change) => {
      // Throws as Safari does at the hundredth change.
      if (refusals-- > 0) throw new DOMException('', 'SecurityError');
      replace(...change);
    };
  });
  await page.goto(`${site.origin}/some/where/#/clabe?lang=en`);
  await page.getByLabel('CLABE').fill('002');
  await page.waitForFunction(() => location.hash === '#/clabe?lang=en&clabe-text=002');
  expect(thrown).toEqual([]);
  await page.close();
});

test('a page opened as a file, where no browser loads its script, says what it needs', async () => {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  await page.goto(pathToFileURL(path.join(built, 'index.html')).href);
  await page.getByText('pon la carpeta en un servidor').waitFor();
  await page.close();
});

test('the page begins with little script: each package is loaded once the visitor goes there', () => {
  const [entry] =
    /src="\.\/(assets\/[^"]+\.js)"/.exec(readFileSync(path.join(built, 'index.html'), 'utf8'))?.slice(1) ?? [];
  const first = gzipSync(readFileSync(path.join(built, entry ?? ''))).length;
  const whole = globSync('assets/*.js', { cwd: built }).map((file) => path.join(built, file));
  expect(first).toBeLessThanOrEqual(MOST_SCRIPT_BYTES);
  expect(whole.length).toBeGreaterThan(2);
});

/** Tells whether a section is open: beside the head and the foot that all have, it has headings of its own. */
const isOpen = (title: string) =>
  document.querySelector('main h1')?.textContent === title && document.querySelectorAll('main h2').length > 1;

/** Returns the findings of axe, and what does not fit a phone. */
async function breachesOf(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  const { found, width } = await page.evaluate(async (tags) => {
    const { violations } = await window.axe.run({ runOnly: tags });
    return {
      found: violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
      width: document.documentElement.scrollWidth,
    };
  }, AXE_TAGS);
  return width > 360 ? [...found, `${width} px wide`] : found;
}

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}
