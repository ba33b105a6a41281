import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from 'playwright';
import { preview } from 'vite';

/**
 * Opens every page of the built Storybook: each has to show its component with its sections and a story, break nothing,
 * and link only to pages that there are. Fails with what was found.
 *
 * storybook build && node .storybook/check-built.ts
 */
const folder = path.join(import.meta.dirname, '../storybook-static');
const { entries }: { entries: Record<string, { id: string; type: string; name: string }> } = JSON.parse(
  readFileSync(path.join(folder, 'index.json'), 'utf8'),
);
const docs = Object.values(entries).filter(({ type }) => type === 'docs');
const server = await preview({ configFile: false, build: { outDir: folder }, preview: { port: 0 }, logLevel: 'error' });
const [origin = ''] = server.resolvedUrls?.local ?? [];
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const page = await browser.newPage();
const thrown: string[] = [];
page.on('pageerror', ({ message }) => void thrown.push(message));

const problems: string[] = [];
for (const { id, name } of docs) {
  thrown.length = 0;
  await page.goto(`${origin}iframe.html?viewMode=docs&id=${id}`);
  problems.push(...(await wrongOn(page, name)).map((wrong) => `${id}: ${wrong}`));
}
await browser.close();
await server.close();

for (const problem of problems) console.error(problem);
console.log(`${docs.length} pages, ${problems.length} problems`);
process.exitCode = problems.length > 0 || docs.length === 0 ? 1 : 0;

async function wrongOn(page: Page, name: string): Promise<readonly string[]> {
  const shown = page.locator('#storybook-docs .docs-story, .sb-errordisplay:visible').first();
  await shown.waitFor({ timeout: 30_000 }).catch(() => void thrown.push('shows no story'));
  const titles = await page.locator('#storybook-docs h1, #storybook-docs h2').allTextContents();
  const links = await page
    .locator('#storybook-docs a[href*="path=/docs/"]')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''));
  return [
    ...thrown,
    ...[name, 'Use', 'Instead', 'Keyboard', 'Props']
      .filter((title) => !titles.includes(title))
      .map((title) => `no “${title}”`),
    ...links
      .map((link) => link.split('path=/docs/')[1] ?? '')
      .filter((id) => !(id in entries))
      .map((id) => `no page ${id}`),
  ];
}
