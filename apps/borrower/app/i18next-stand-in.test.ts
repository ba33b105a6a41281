import fc from 'fast-check';
import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import * as clientCopy from './copy.ts';
import { createI18n } from './i18n.ts';
import { addWords, useTranslation, wordsOf } from './i18next-stand-in.ts';

const i18n = createI18n(clientCopy);
for (const [room, words] of Object.entries(clientCopy)) addWords(room, words);

/** Lists every key of a group of texts, groups and lists included. */
const keysIn = (words: object, path: string): readonly string[] =>
  Object.entries(words).flatMap(([key, text]) => {
    const own = `${path}${key}`;
    return typeof text === 'object' && text !== null ? [own, ...keysIn(text, `${own}.`)] : [own];
  });
const keys = Object.entries(clientCopy).flatMap(([room, words]) => keysIn(words, `${room}:`));
/** Keys without the suffix of a count. */
const asked = keys.map((key) => key.replace(/_(?:one|other)$/, ''));
/** Names of all facts in the texts. */
const names = [...JSON.stringify(clientCopy).matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);

const value = fc.oneof(fc.string(), fc.integer());
const values = fc.record({
  facts: fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 4 }),
  count: fc.option(fc.nat(2_000), { nil: undefined }),
});

/** No value, every value, and a count of each plural form. */
const EVERY_VALUE = Object.fromEntries(names.map((name) => [name, `‹${name}›`]));
const CASES = [undefined, 0, 1, 2, 1_000_000].flatMap((count) => [{ count }, { ...EVERY_VALUE, count }]);

test('the stand-in gives every text as i18next does, with and without values and in each plural form', () => {
  const different = asked.filter((key) =>
    CASES.some((each) => {
      const given = { ...each, returnObjects: true };
      return JSON.stringify(wordsOf('shell').t(key, given)) !== JSON.stringify(i18n.t(key as never, given as never));
    }),
  );
  expect(asked.length).toBeGreaterThan(500);
  expect(different).toEqual([]);
});

test('the stand-in fills any values in as i18next does', () => {
  fc.assert(
    fc.property(fc.constantFrom(...asked), values, (key, { facts, count }) => {
      const saved = { ...facts, count, returnObjects: true };
      expect(wordsOf('shell').t(key, saved)).toEqual(i18n.t(key as never, saved as never));
    }),
    { numRuns: 500 },
  );
});

test('a bare key finds a text of its own namespace, and a list of keys finds the first that exists', () => {
  const { t, i18n: words } = wordsOf('forms');
  expect(t('back')).toBe(i18n.t('forms:back'));
  expect(t(['nowhere', 'session:nowhere', 'forms:back'])).toBe(i18n.t('forms:back'));
  expect([words.exists('forms:back'), words.exists('forms:nowhere')]).toEqual([true, false]);
});

test('a missing text is replaced by its key, as on the server', () => {
  expect(wordsOf('forms').t('session:nowhere.at.all')).toBe(i18n.t('session:nowhere.at.all' as never));
});

test('bare keys belong to the first of several namespaces that a component names', () => {
  const Part = () => createElement(Fragment, null, String(useTranslation(['forms', 'session']).t('back')));
  expect(renderToStaticMarkup(createElement(Part))).toBe(i18n.t('forms:back'));
});
