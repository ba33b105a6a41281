import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findRetiredWords } from './retired-words.ts';
import { readWorkspace } from './workspace.ts';

const root = path.resolve(import.meta.dirname, '../../..');
/** Copy is Spanish; generated files repeat what others say; two files here list the words. */
const exempt = /\.copy\.|\.generated\.|retired-words|vocabulary\.test/;

test('no comment, title or name uses a word that the glossary has retired', () => {
  const found = readWorkspace(root)
    .flatMap((member) => member.files.map((file) => file.path))
    .filter((file) => !exempt.test(file))
    .flatMap((file) =>
      findRetiredWords(readFileSync(path.join(root, file), 'utf8')).map(({ line, word }) => `${file}:${line}: ${word}`),
    );
  expect(found).toEqual([]);
});

test('a retired word is found in a comment, in a title and in a name', () => {
  const source = [
    '/** Whoever asks. */',
    "test('somebody is turned away', () => {",
    'const tellBorrower = 1;',
    'interface PayoutDeed {',
  ].join('\n');
  expect(findRetiredWords(source)).toEqual([
    { line: 1, word: 'Whoever' },
    { line: 2, word: 'somebody' },
    { line: 2, word: 'turned away' },
    { line: 3, word: 'tellBorrower' },
    { line: 4, word: 'PayoutDeed' },
  ]);
});

test('quoted code, longer words and names that callers know are no retired words', () => {
  const source = ['// Reads `told` of {@link tellBorrower}.', 'const outstanding = 1;', 'readonly deed: string;'].join(
    '\n',
  );
  expect(findRetiredWords(source)).toEqual([]);
});
