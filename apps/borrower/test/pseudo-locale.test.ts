import { globSync } from 'node:fs';
import path from 'node:path';
import { ROUTES } from '@lender/flow/routes';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { notFoundText } from '../app/shell/not-found-text.ts';
import { sandboxText } from '../app/shell/sandbox-banner.tsx';
import { bracket, outsideBrackets } from './in-brackets.ts';
import { LEAD_BACK } from './sandbox-api.ts';

const app = path.join(import.meta.dirname, '../app');
const readCopies = () => Promise.all(globSync(`${app}/**/*.copy.es.ts`).map((file) => import(file)));

/** Texts that are English in every language, names, or kinds of file. */
const SAME_EVERYWHERE: readonly string[] = [notFoundText, sandboxText, 'CONDUSEF', '(PDF)'];

const paths: readonly string[] = ROUTES.map((route) => route.path);

let servedPage: typeof import('./served-page.ts').servedPage;
let closeSandbox: () => void;

/** Parts of the site keep copy from the moment they are read, so all of it is read again, after the copy. */
beforeAll(async () => {
  vi.resetModules();
  const { brand } = await import('@lender/brand');
  bracket([...(await readCopies()), brand]);
  ({ servedPage } = await import('./served-page.ts'));
  closeSandbox = (await import('./sandbox-api.ts')).openSandbox();
});

afterAll(() => {
  closeSandbox();
  vi.resetModules();
});

test.each(paths.filter((at) => !LEAD_BACK.includes(at)))(
  '%s shows no text that is not in a copy file',
  async (path) => {
    const page = await servedPage(path === '*' ? '/no-existe' : path, { cookie: 'qa-disable-flow=1' });
    const html = await page.text();
    expect(page.headers.get('location')).toBeNull();
    expect(html.match(/⟦/g)?.length).toBeGreaterThan(20);
    const isKnown = (text: string) => SAME_EVERYWHERE.includes(text) || paths.includes(text);
    expect(outsideBrackets(html).filter((text) => !isKnown(text))).toEqual([]);
  },
);
