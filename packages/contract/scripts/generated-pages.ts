import { readFileSync } from 'node:fs';
import { refusalMessageEs } from '../src/refusals.copy.es.ts';
import { refusalMessage } from '../src/refusals.ts';
import { errorPage } from './error-page.ts';
import { permissionsPage } from './permissions-page.ts';
import { REFUSAL_CODES, refusalRows } from './refusal-rows.ts';
import { replaceTable } from './replace-table.ts';

/** A page of the documentation that is written from the contract, as a whole or in parts. */
interface GeneratedPage {
  readonly url: URL;
  readonly text: string;
}

const DOCS = new URL('../../../docs/', import.meta.url);

/** Every such page as it should stand on disk. */
export const generatedPages = (): readonly GeneratedPage[] => [
  { url: new URL('permissions.md', DOCS), text: permissionsPage() },
  changed(new URL('../README.md', import.meta.url), (page) =>
    replaceTable(
      page,
      refusalRows(['code', 'status', 'text for developers'], (code) => [`\`${code}\``, refusalMessage(code)]),
    ),
  ),
  changed(new URL('../README.es.md', import.meta.url), (page) =>
    replaceTable(
      page,
      refusalRows(['código', 'estado', '`refusalMessageEs`'], (code) => [`\`${code}\``, refusalMessageEs(code)]),
    ),
  ),
  changed(new URL('errors/README.md', DOCS), (page) =>
    replaceTable(
      page,
      refusalRows(['code', 'status', 'text'], (code) => [`[\`${code}\`](${code}.md)`, `\`${refusalMessage(code)}\``]),
    ),
  ),
  ...REFUSAL_CODES.map((code) => changed(new URL(`errors/${code}.md`, DOCS), (page) => errorPage(page, code))),
];

const changed = (url: URL, change: (page: string) => string): GeneratedPage => ({
  url,
  text: change(readFileSync(url, 'utf8')),
});
