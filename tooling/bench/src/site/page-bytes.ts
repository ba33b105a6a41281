import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { ROUTES } from '@lender/flow/routes';
import { markdownTable } from '@lender/vitest/markdown-table';

/** What Vite writes down of a chunk. */
interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** The scripts of one page of the borrower site. */
export interface PageBytes {
  readonly path: string;
  readonly hydration: 'none' | 'island' | 'page';
  readonly scripts: number;
  /** With everything that a client's page asks for by itself: the page, its styles, and what comes once it stands. */
  readonly requests: number;
  /** After Brotli, as they travel. */
  readonly bytes: number;
  /** Of them, what runs before anything was touched or the page is at rest. */
  readonly bytesAtOnce: number;
}

const build = path.join(import.meta.dirname, '../../../../apps/borrower/build');
/** Scripts of every page with a session, which come once it stands. */
const LATER = ['app/features/session/guard/page-care-parts.tsx', 'app/journey/flow-watch.tsx'];
const ofRoute = '?__remix-build-client-route';

/** What each page of the built site loads, by what the build says. */
export function pageBytes(): readonly PageBytes[] {
  const manifest = path.join(build, '.vite/client-manifest.json');
  const chunks: Readonly<Record<string, Chunk>> = JSON.parse(readFileSync(manifest, 'utf8'));
  const entry = filesOf(chunks, 'app/entry.client.tsx');
  const island = [...entry, ...filesOf(chunks, keyOf(chunks, 'calculator'))];
  const every = [...globSync('assets/manifest-*.js', { cwd: path.join(build, 'client') }), ...entry];
  const sheets = Object.values(chunks).flatMap(({ css = [] }) => css);
  const page = [...every, ...filesOf(chunks, `app/root.tsx${ofRoute}`)];
  return ROUTES.flatMap(({ path: at, hydration }) => {
    const route = `app/routes/${moduleOf(at)}.tsx${ofRoute}`;
    if (!(route in chunks)) return [];
    const files = { none: [], island, page: [...page, ...filesOf(chunks, route)] }[hydration];
    const later = hydration === 'page' ? LATER.flatMap((key) => filesOf(chunks, key)) : [];
    const requests = 1 + new Set([...files, ...later, ...(hydration === 'none' ? [] : sheets)]).size;
    const bytesAtOnce = hydration === 'none' ? 0 : sizeOf(entry);
    return [{ path: at, hydration, scripts: new Set(files).size, requests, bytes: sizeOf(files), bytesAtOnce }];
  });
}

/** The table of a README: a bit more than is, so that not every change of a word changes it. */
export function pageBytesTable(pages: readonly PageBytes[]): string {
  const rows = pages.map(({ path: at, hydration, scripts, requests, bytes }) => [
    `\`${at}\``,
    hydration,
    String(scripts),
    String(requests),
    String(Math.ceil((bytes * 1.02) / 1000)),
  ]);
  return markdownTable([['page', 'hydrates', 'scripts', 'requests', 'KB, at most'], ...rows]);
}

function moduleOf(at: string): string {
  if (at === '/') return 'home';
  return at === '*' ? 'not-found' : at.slice(1).replaceAll('/', '.');
}

const keyOf = (chunks: Readonly<Record<string, Chunk>>, name: string): string =>
  Object.keys(chunks).find((key) => chunks[key]?.name === name) ?? '';

/** The file of a chunk and of everything that it imports. */
function filesOf(chunks: Readonly<Record<string, Chunk>>, key: string): readonly string[] {
  const needed = new Set([key]);
  // A set hands out what is added on the way, too.
  for (const each of needed) for (const imported of chunks[each]?.imports ?? []) needed.add(imported);
  return [...needed].flatMap((each) => chunks[each]?.file ?? []);
}

const sizeOf = (files: readonly string[]): number =>
  [...new Set(files)].reduce((sum, file) => sum + sentBytes(file), 0);

function sentBytes(file: string): number {
  const plain = path.join(build, 'client', file);
  return existsSync(`${plain}.br`) ? statSync(`${plain}.br`).size : brotliCompressSync(readFileSync(plain)).length;
}
