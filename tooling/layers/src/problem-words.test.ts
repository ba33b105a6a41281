import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { declaredProblems } from './problem-codes.ts';
import { pagesOf, publishedRooms, type Reporter, reportsOf, tellersOf } from './problem-words.ts';
import { readWorkspace } from './workspace.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const rooms = publishedRooms(root, readWorkspace(root));

/** Rules of the invariants describe themselves in both languages, which that package's own tests check. */
const saidByItself = ['invariants'];

/** Codes that a package lists and never uses to refuse: the states of the country, as the registry writes them. */
const thingsOf: Readonly<Record<string, RegExp>> = { curp: /^[A-Z]{2}$/ };

const SNAKE_CASE = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/;
/** Other ways to address a person, and words that have lost their accent. */
const NOT_OUR_SPANISH =
  /\b(ustedes|usted|vos|vosotros|tambien|aqui|asi|todavia|prestamo|numero|credito|codigo|digitos?|dia|dias|aun|telefono|contrasena|informacion|decision|politica|valido|correccion|promocion)\b/i;

describe.each(rooms.map((room) => [room.name, room] as const))('problems of %s', (name, room) => {
  const directory = path.join(root, room.directory);
  const { problems: found, hidden } = declaredProblems(reportsOf(directory));
  const problems = found.filter(({ code }) => !thingsOf[name]?.test(code));
  const reported = saidByItself.includes(name) ? [] : problems;
  let tellers: readonly Reporter[];
  let alone: readonly string[];

  beforeAll(async () => {
    ({ tellers, alone } = await tellersOf(root, room));
  });

  const said = (language: 'en' | 'es', of = reported) =>
    of.flatMap((problem) => tellers.map(({ say }) => say(language, problem)).find((text) => text !== undefined) ?? []);
  const unsaid = (language: 'en' | 'es') =>
    reported
      .filter((problem) => tellers.every(({ say }) => say(language, problem) === undefined))
      .map(({ code }) => code);

  test('each problem of a package is declared where it can be seen, and written in snake_case', () => {
    expect(hidden).toEqual([]);
    expect(problems.map(({ code }) => code).filter((code) => !SNAKE_CASE.test(code))).toEqual([]);
  });

  test('each problem of a package has words in English and in Spanish', () => {
    expect(alone).toEqual([]);
    expect({ en: unsaid('en'), es: unsaid('es') }).toEqual({ en: [], es: [] });
  });

  test('each problem of a package has whole sentences, in the language of its words', () => {
    const texts = [...said('en'), ...said('es')];
    expect(texts.filter((text) => text.trim() === '' || /undefined|NaN|\[object/.test(text))).toEqual([]);
    expect(said('es').filter((text) => !/^[A-ZÁÉÍÓÚÑ¿¡].*[.?!]$/.test(text) || NOT_OUR_SPANISH.test(text))).toEqual([]);
    expect(said('en').filter((text) => said('es').includes(text))).toEqual([]);
  });

  test('each problem of a package is in its pages, with its words where they hold no facts', () => {
    const pages = pagesOf(directory);
    const factless = reported.filter(({ facts }) => Object.keys(facts).every((fact) => fact === 'code'));
    const texts = [...said('en', factless), ...said('es', factless), ...problems.map(({ code }) => `\`${code}\``)];
    expect(texts.filter((text) => !pages.includes(text))).toEqual([]);
  });
});

test('codes are found in all forms that a report may have', () => {
  const report = `\`\`\`ts
    type Slip = { readonly code: 'too_long'; readonly of: keyof Parts; readonly by: number } | { code: Word };
    interface Parts { readonly head: string }
    const WORDS: readonly ['notHere', 'twice'];
    type Word = (typeof WORDS)[number];
    const call: { readonly refusals: readonly ['not_found'] };
    class Trouble extends Error { readonly kind: 'network' | 'gone' }
    function read(): Result<string, 'bare'> | Result<string, LostProblem>;
  \`\`\``;
  const { problems, hidden } = declaredProblems([report]);
  expect(problems.map(({ code }) => code)).toEqual([
    'too_long',
    'notHere',
    'twice',
    'not_found',
    'network',
    'gone',
    'bare',
  ]);
  expect(problems[0]?.facts).toEqual({ code: 'too_long', of: 'head', by: 1 });
  expect(hidden).toEqual(['LostProblem']);
});
