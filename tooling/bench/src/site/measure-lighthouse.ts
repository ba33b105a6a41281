import lighthouse from 'lighthouse';
import { type BrowserContext, chromium } from 'playwright-core';
import { freePort } from '../api/processes.ts';
import { CHROMIUM_ARGS, CHROMIUM_PATH, PHONE, signIn } from './browse.ts';
import { withSite } from './site-world.ts';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Scores that Lighthouse gave a page, of 100, by category; and the names of the findings. */
export interface Scores {
  readonly path: string;
  readonly scores: Readonly<Record<(typeof CATEGORIES)[number], readonly number[]>>;
  readonly found: readonly string[];
}

const PUBLIC = ['/', '/preguntas-frecuentes', '/contactos', '/documentos', '/ingresar', '/registration'];
const SIGNED_IN = ['/application/apply', '/profile', '/profile/consents', '/profile/contacts', '/profile/change-phone'];

/** Pages of a client exclude search engines, and have no description for them. */
const FOR_SEARCH_ENGINES = ['is-crawlable', 'meta-description'] as const;

/** Measures pages with Lighthouse as on phones: public ones, and those of a signed-in person. */
export async function measureLighthouse(rounds: number): Promise<readonly Scores[]> {
  return withSite(async ({ origin }) => {
    const port = await freePort();
    const args = [...CHROMIUM_ARGS, `--remote-debugging-port=${port}`, '--ignore-certificate-errors'];
    const browser = await chromium.launch({ executablePath: CHROMIUM_PATH, args });
    const context = await browser.newContext(PHONE);
    await signIn(context, origin);
    const cookie = await cookiesOf(context);
    const seen: Scores[] = [];
    for (const path of [...PUBLIC, ...SIGNED_IN]) {
      const isSignedIn = SIGNED_IN.includes(path);
      seen.push(await look({ port, url: origin + path, rounds, ...(isSignedIn && { cookie }) }, path));
    }
    await browser.close();
    return seen;
  });
}

interface Asked {
  readonly port: number;
  readonly url: string;
  readonly rounds: number;
  /** Cookie of a signed-in person. */
  readonly cookie?: string;
}

async function look({ port, url, rounds, cookie }: Asked, path: string): Promise<Scores> {
  const scores = Object.fromEntries(CATEGORIES.map((category) => [category, [] as number[]])) as Mutable;
  const found = new Set<string>();
  for (let round = 0; round < rounds; round++) {
    const flags = { port, logLevel: 'error', ...(cookie && { extraHeaders: { Cookie: cookie } }) } as const;
    const settings = { onlyCategories: [...CATEGORIES], skipAudits: cookie ? [...FOR_SEARCH_ENGINES] : [] };
    const { lhr } = (await lighthouse(url, flags, { extends: 'lighthouse:default', settings })) ?? {};
    for (const category of CATEGORIES) scores[category].push(Math.round((lhr?.categories[category]?.score ?? 0) * 100));
    for (const { id, score, scoreDisplayMode } of Object.values(lhr?.audits ?? {}))
      if (scoreDisplayMode === 'binary' && score === 0) found.add(id);
  }
  return { path, scores, found: [...found] };
}

type Mutable = Record<(typeof CATEGORIES)[number], number[]>;

const cookiesOf = async (context: BrowserContext): Promise<string> =>
  (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
