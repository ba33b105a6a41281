/** Pattern of `publicReference`: ten letters and digits that are not confused. */
const REFERENCE = /^[2-9A-HJKMNP-Z]{10}$/;

/** Returns capitals and digits with one space between and around them, so that whole words can be found. */
export const plainWords = (text: string): string =>
  ` ${text
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, ' ')
    .trim()} `;

/** Returns the words of a plain text that may be public references, such as numbers of loans, each once. */
export const referencesIn = (words: string): readonly string[] => [
  ...new Set(words.split(' ').filter((word) => REFERENCE.test(word))),
];
