/** A piece of a style sheet: the text before the braces, and the content of the braces. */
interface Piece {
  readonly prelude: string;
  /** Text of a rule, or the pieces of a group such as `@media`. */
  readonly body: string | readonly Piece[];
}

/** At-rules that hold rules; others (`@keyframes`, `@font-face`) are kept whole. */
const group = /^@(?:media|supports|layer|container)\b/;
const className = /\.((?:[\w-]|\\.)+)/g;
const innermostParentheses = /\([^()]*\)/g;

/** A minified style sheet, parsed once so that it can be cut down for many pages. */
export type StyleSheet = readonly Piece[];

/** Reads a style sheet without comments, as a build leaves it. Statements without braces (`@import`) are dropped. */
export function readStyleSheet(css: string): StyleSheet {
  const pieces: Piece[] = [];
  for (let at = 0; at < css.length; ) {
    const open = css.indexOf('{', at);
    if (open === -1) break;
    const close = closingBrace(css, open);
    const prelude = css.slice(css.lastIndexOf(';', open) >= at ? css.lastIndexOf(';', open) + 1 : at, open).trim();
    const body = css.slice(open + 1, close);
    pieces.push({ prelude, body: group.test(prelude) ? readStyleSheet(body) : body });
    at = close + 1;
  }
  return pieces;
}

/**
 * Returns the rules of a style sheet that can apply to a page: those that name no class, or only classes of the page.
 *
 * @example
 * usedStyles(readStyleSheet('.a{color:red}.b{color:blue}'), '<p class="a">') // → '.a{color:red}'
 */
export function usedStyles(sheet: StyleSheet, html: string): string {
  const classes = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
  return cut(sheet, classes);
}

function cut(sheet: StyleSheet, classes: ReadonlySet<string>): string {
  return sheet
    .map(({ prelude, body }) => {
      if (typeof body !== 'string') {
        const inside = cut(body, classes);
        return inside && `${prelude}{${inside}}`;
      }
      return prelude.startsWith('@') || canApply(prelude, classes) ? `${prelude}{${body}}` : '';
    })
    .join('');
}

/** A selector in parentheses (`:not(.a)`) may apply to anything. */
function canApply(prelude: string, classes: ReadonlySet<string>): boolean {
  let selectors = prelude;
  while (innermostParentheses.test(selectors)) selectors = selectors.replace(innermostParentheses, '');
  return selectors.split(',').some((selector) => {
    return [...selector.matchAll(className)].every(([, name = '']) => classes.has(name.replaceAll('\\', '')));
  });
}

function closingBrace(css: string, open: number): number {
  let depth = 0;
  let quote = '';
  for (let at = open; at < css.length; at += 1) {
    const sign = css[at];
    if (sign === '\\') at += 1;
    else if (quote) quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '{') depth += 1;
    else if (sign === '}' && --depth === 0) return at;
  }
  return css.length;
}
