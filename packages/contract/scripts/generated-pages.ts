import { readFileSync } from 'node:fs';
import { isRefusalCode, REFUSALS } from '../src/refusals.ts';
import { errorPage } from './error-page.ts';
import { permissionsPage } from './permissions-page.ts';
import { refusalRows } from './refusal-rows.ts';
import { replaceTable } from './replace-table.ts';

/** A page of the documentation that is written from the contract, as a whole or in parts. */
interface GeneratedPage {
  readonly url: URL;
  readonly text: string;
}

const DOCS = new URL('../../../docs/', import.meta.url);
const CODES = Object.keys(REFUSALS).filter(isRefusalCode);

/** Every such page as it should stand on disk. */
export const generatedPages = (): readonly GeneratedPage[] => [
  { url: new URL('permissions.md', DOCS), text: permissionsPage() },
  changed(new URL('../README.md', import.meta.url), (page) =>
    replaceTable(
      page,
      refusalRows('text for developers', (code, message) => [`\`${code}\``, message]),
    ),
  ),
  changed(new URL('errors/README.md', DOCS), (page) =>
    replaceTable(
      page,
      refusalRows('text', (code, message) => [`[\`${code}\`](${code}.md)`, `\`${message}\``]),
    ),
  ),
  ...CODES.map((code) => changed(new URL(`errors/${code}.md`, DOCS), (page) => errorPage(page, code))),
];

const changed = (url: URL, change: (page: string) => string): GeneratedPage => ({
  url,
  text: change(readFileSync(url, 'utf8')),
});
