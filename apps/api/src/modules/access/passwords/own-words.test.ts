import { expect, test } from 'vitest';
import { ownWords } from './own-words.ts';

test.each([
  ['ana.ruiz@example.com', ['ana.ruiz@example.com', 'ana', 'ruiz', 'example', 'com']],
  ['José de la Peña', ['josé de la peña', 'jose de la pena', 'josé', 'peña', 'jose', 'pena']],
  ['5512345678', ['5512345678']],
  ['HELM900215MDFRPR07', ['helm900215mdfrpr07', '900215']],
  ['', []],
])('%s is tried as %j', (value, words) => {
  expect(ownWords([value])).toEqual(words);
});

test('a word that is known twice is tried once', () => {
  expect(ownWords(['Ana', 'ana'])).toEqual(['ana']);
});
