import { ROUTES } from '@lender/flow/routes';
import { markdownTable } from '@lender/vitest/markdown-table';
import { type BuiltSite, builtSite, chunkOfRoute } from './built-site.ts';

/** The scripts of one page of the borrower site. */
export interface PageBytes {
  readonly path: string;
  readonly hydration: 'none' | 'island' | 'page';
  readonly scripts: number;
  /**
   * Number of requests that a client's page makes by itself: the page, its styles, and what comes once it is complete.
   */
  readonly requests: number;
  /** Size after Brotli, as sent, in bytes. */
  readonly bytes: number;
  /** Part of them that runs before a touch or before the page is at rest. */
  readonly bytesAtOnce: number;
}

/** Scripts of every page with a session, which come once the page is complete. */
const LATER = ['app/features/sessions/guard/page-care-parts.tsx', 'app/journey/flow-watch.tsx'];

/** Returns what each page of the built site loads, according to the build. */
export function pageBytes(): readonly PageBytes[] {
  const site = builtSite('borrower');
  const entry = site.filesOf('app/entry.client.tsx');
  const island = [...entry, ...site.filesOf(keyOf(site, 'calculator'))];
  const sheets = Object.values(site.chunks).flatMap(({ css = [] }) => css);
  const page = [...site.find('assets/manifest-*.js'), ...entry, ...site.filesOf(chunkOfRoute('app/root.tsx'))];
  return ROUTES.flatMap(({ path: at, hydration }) => {
    const route = chunkOfRoute(`app/routes/${moduleOf(at)}.tsx`);
    if (!(route in site.chunks)) return [];
    const files = { none: [], island, page: [...page, ...site.filesOf(route)] }[hydration];
    const later = hydration === 'page' ? LATER.flatMap(site.filesOf) : [];
    const requests = 1 + new Set([...files, ...later, ...(hydration === 'none' ? [] : sheets)]).size;
    const bytesAtOnce = hydration === 'none' ? 0 : site.bytesOf(entry);
    return [{ path: at, hydration, scripts: new Set(files).size, requests, bytes: site.bytesOf(files), bytesAtOnce }];
  });
}

/** Returns the table of a README, with a bit added, so that not every change of a word changes it. */
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

const keyOf = ({ chunks }: BuiltSite, name: string): string =>
  Object.keys(chunks).find((key) => chunks[key]?.name === name) ?? '';
