import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';

/** One font for every machine, while a picture is taken: the site itself uses the machine's own. */
const fonts = Object.entries({ 400: '400Regular/Arimo_400Regular.ttf', 700: '700Bold/Arimo_700Bold.ttf' }).map(
  ([weight, file]) => ({
    weight,
    base64: readFileSync(createRequire(import.meta.url).resolve(`@expo-google-fonts/arimo/${file}`), 'base64'),
  }),
);

/**
 * Returns the folder for the pictures of a browser. Another version, or another processor, draws letters and curves a
 * little differently, so each has pictures of its own, or none: then that is reported, and nothing is compared.
 */
export function picturesOf(page: Page): string | undefined {
  const folder = `chromium-${page.context().browser()?.version()}-${process.arch}`;
  const { config } = test.info();
  const isKnown = existsSync(path.join(config.rootDir, '../pictures', folder));
  if (isKnown || config.updateSnapshots === 'all') return folder;
  console.log(`No pictures of pages are compared: there are none of this browser (${folder}).`);
  return undefined;
}

/** Part of a page that a phone shows at once, without its header, in CSS pixels. */
const WIDTH = 360;
const TOP = 560;

/** Parts that change with the day: the calculator, pay days in lists, and the date from which a document holds. */
const OF_TODAY = ['[data-island]', 'form[action^="/calculator"]', 'select', 'text=/^Vigente desde/'];

/** Progress in percent that a page reaches by itself, and at which its picture was taken. */
const REACHES: Readonly<Record<string, string>> = { '/application/loading': '75' };

/** Compares the top of a page's content, between header and footer, with its stored picture. */
export async function comparePictures(page: Page, folder: string, at: string): Promise<void> {
  await page.evaluate(takeFont, fonts);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: WIDTH, height: 780 });
  const { y = 0 } = (await page.getByRole('main').boundingBox()) ?? {};
  const clip = { x: 0, y, width: WIDTH, height: TOP };
  const mask = OF_TODAY.map((place) => page.locator(place));
  const reached = REACHES[at];
  if (reached) await expect(page.getByRole('progressbar')).toHaveAttribute('value', reached);
  const name = `${at.slice(1).replaceAll('/', '-') || 'home'}.png`;
  await expect.soft(page).toHaveScreenshot([folder, name], { mask, clip });
}

async function takeFont(files: readonly { readonly weight: string; readonly base64: string }[]): Promise<void> {
  for (const { weight, base64 } of files) {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    document.fonts.add(await new FontFace('Arimo', bytes, { weight }).load());
  }
  for (const name of ['--lender-font-body', '--lender-font-code'])
    document.documentElement.style.setProperty(name, 'Arimo');
}
