/**
 * Requests that a site of a Caddyfile passes on to a program: the methods and paths of its named matchers, and all
 * others or none.
 */
export interface PublishedPaths {
  readonly methods: readonly string[];
  /** Paths as Caddy writes them; a `*` at the end matches anything. */
  readonly paths: readonly string[];
  /** True when a call that matches nothing reaches a program all the same. */
  readonly isOpen: boolean;
}

/**
 * Reads what one site of a Caddyfile publishes. It knows the few directives that ours uses, and throws on any other, so
 * that nothing is published in a way which is not seen.
 *
 * @throws Error when the site is missing or says more than this reads
 */
export function publishedPaths(caddyfile: string, site: string): PublishedPaths {
  const body = bodyAfter(caddyfile, `{$${site}} {`);
  const matcher = bodyAfter(body, '@notices {');
  const handled = bodyAfter(body, 'handle @notices {');
  const rest = bodyAfter(body, '\thandle {');
  const known =
    /^(?:@notices \{|handle @notices \{|handle \{|method .+|path .+|reverse_proxy \{|dynamic a api 4000|import waiting|respond 404|\}|#.*|)$/;
  const unknown = body.split('\n').find((line) => !known.test(line.trim()));
  if (unknown !== undefined) throw new Error(`the Caddyfile says more than is read: ${unknown.trim()}`);
  if (!handled.includes('reverse_proxy')) throw new Error('the notices reach nobody');
  return {
    methods: wordsAfter(matcher, 'method'),
    paths: wordsAfter(matcher, 'path'),
    isOpen: rest.includes('reverse_proxy') || !rest.includes('respond 404'),
  };
}

/** Tells whether a call from outside reaches a program. */
export const isPublished = ({ methods, paths, isOpen }: PublishedPaths, method: string, path: string): boolean =>
  isOpen ||
  (methods.includes(method) &&
    paths.some((each) => (each.endsWith('*') ? path.startsWith(each.slice(0, -1)) : path === each)));

/** Returns the text between the brace that an opening ends with and the one that closes it. */
function bodyAfter(text: string, opening: string): string {
  const start = text.indexOf(opening);
  if (start < 0) throw new Error(`the Caddyfile has no ${opening}`);
  let depth = 1;
  for (let at = start + opening.length; at < text.length; at++) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return text.slice(start + opening.length, at);
  }
  throw new Error(`the Caddyfile does not close ${opening}`);
}

const wordsAfter = (text: string, directive: string): string[] =>
  new RegExp(String.raw`^\s*${directive} (.+)$`, 'm').exec(text)?.[1]?.split(' ') ?? [];
