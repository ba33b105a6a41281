const OPEN = '⟦';
const CLOSE = '⟧';

/** Puts every text in these objects, also in nested ones, in brackets. */
export function bracket(words: object, seen: Set<object> = new Set()): void {
  if (seen.has(words)) return;
  seen.add(words);
  for (const [key, word] of Object.entries(words)) {
    if (typeof word === 'object' && word !== null) bracket(word, seen);
    else if (typeof word === 'string') Reflect.set(words, key, OPEN + word + CLOSE);
  }
}

const UNSEEN = /<(script|style)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g;
/** Matches tags that are for programs and not for people. */
const TECHNICAL = /^<meta [^>]*(?:viewport|robots|theme-color|twitter:card|og:(?:type|locale|image|url))/;
const SPOKEN =
  /\s(?:title|alt|placeholder|label|content|aria-(?:label|description|valuetext|roledescription|placeholder))="([^"]*)"/g;

/** Returns every text with letters that a page shows or reads aloud and that is in no bracket, each once. */
export function outsideBrackets(html: string): readonly string[] {
  const tokens = html.replace(UNSEEN, '').match(/<[^>]*>|[^<]+/g) ?? [];
  const found: string[] = [];
  let depth = 0;
  for (const token of tokens) {
    if (token.startsWith('<')) found.push(...spokenIn(token));
    else {
      const text = read(token, depth);
      found.push(text.outside);
      depth = text.depth;
    }
  }
  return [...new Set(found.map((text) => text.trim()).filter((text) => /\p{L}/u.test(text)))];
}

const spokenIn = (tag: string) =>
  TECHNICAL.test(tag) ? [] : [...tag.matchAll(SPOKEN)].map(([, text = '']) => read(text, 0).outside);

/**
 * Returns the part of a text outside brackets, given the number of brackets open at its start, and the number open at
 * its end.
 */
function read(text: string, depthBefore: number): { readonly outside: string; readonly depth: number } {
  let depth = depthBefore;
  let outside = '';
  for (const letter of text.replaceAll('&#x27;', "'").replace(/&[\w#]+;/g, ' ')) {
    if (letter === OPEN) depth += 1;
    else if (letter === CLOSE) depth -= 1;
    else if (depth === 0) outside += letter;
  }
  return { outside, depth };
}
