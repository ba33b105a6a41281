/** Origins for which a page may be opened, beside those of every page; by directive. */
export type PolicyOpening = Partial<Record<OpenableDirective, readonly string[]>>;

/** A redirect of a form to another site needs an opening in `form-action`, too. */
const OPENABLE = ['script-src', 'style-src', 'img-src', 'font-src', 'connect-src', 'frame-src', 'form-action'] as const;
type OpenableDirective = (typeof OPENABLE)[number];

export interface PolicyOfAnswer {
  readonly nonce: string;
  /** `false` in development: Vite puts styles into the page and keeps its socket open. */
  readonly production: boolean;
  /** Openings that this page alone needs. @default nothing */
  readonly openings?: readonly PolicyOpening[];
}

/**
 * Returns the content security policy of one answer: everything from the site itself, scripts by nonce, and nothing
 * else except the openings of the page.
 *
 * @throws TypeError when an opening names anything but an origin: a keyword would let in what the nonce keeps out
 */
export function contentPolicy({ nonce, production, openings = [] }: PolicyOfAnswer): string {
  const ofAll: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", "'strict-dynamic'", `'nonce-${nonce}'`],
    'style-src': production ? ["'self'", `'nonce-${nonce}'`] : ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': production ? ["'self'"] : ["'self'", 'ws:'],
    'frame-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
  };
  const opened = (directive: string) => openings.flatMap((opening) => originsOf(opening, directive));
  return Object.entries(ofAll)
    .map(([directive, sources]) => [directive, ...new Set([...sources, ...opened(directive)])].join(' '))
    .join(';');
}

function originsOf(opening: PolicyOpening, directive: string): readonly string[] {
  const origins = OPENABLE.filter((name) => name === directive).flatMap((name) => opening[name] ?? []);
  for (const origin of origins)
    if (!isOrigin(origin)) throw new TypeError(`A content policy allows origins only, and ${origin} is not an origin`);
  return origins;
}

/** Tells whether a text is an origin. `wss:` is one, and a star may replace one label in front. */
const isOrigin = (text: string): boolean => /^(?:https?|wss?):\/\/(?:\*\.)?[\w.-]+(?::\d{1,5})?$/.test(text);
