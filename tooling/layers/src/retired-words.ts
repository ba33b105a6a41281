import { KEPT_NAMES, RETIRED_NAMES, RETIRED_PROSE } from './retired-words.data.ts';

/** A retired word and the line on which it is used. */
export interface RetiredWord {
  readonly line: number;
  readonly word: string;
}

const COMMENT = /^\s*(?:\/\/|\/\*\*?|\*)\s?(.*)$/;
const TITLE = /\b(?:test|it|describe)(?:\.\w+)*\((['"`])(.+?)\1,/g;
const DECLARED = /\b(?:const|let|function|class|interface|type|readonly) (\w+)/g;
const QUOTED = /`[^`]*`|\{@link [^}]*\}/g;

/**
 * Returns the retired words that a source file uses in comments, in titles of tests and in the names that it declares.
 * Quoted code in a comment is not prose. The glossary gives the term for each word.
 */
export function findRetiredWords(source: string): readonly RetiredWord[] {
  return source.split('\n').flatMap((text, index) => {
    const comment = COMMENT.exec(text)?.[1];
    const titles = [...text.matchAll(TITLE)].map(([, , title = '']) => title);
    const prose = [comment?.replaceAll(QUOTED, '') ?? '', ...titles];
    const names = comment === undefined ? [...text.matchAll(DECLARED)].map(([, name = '']) => name) : [];
    const words = [...prose.flatMap((part) => part.match(RETIRED_PROSE) ?? []), ...names.filter(isRetired)];
    return words.map((word) => ({ line: index + 1, word }));
  });
}

/** True when one of the words that a name is made of is retired, and the name is not one that is kept. */
function isRetired(name: string): boolean {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split('_');
  return !KEPT_NAMES.has(name) && words.some((word) => RETIRED_NAMES.has(word));
}
