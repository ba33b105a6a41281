/*
 * Stand-in for `react-i18next` in the browser, where the library would be the largest script of most pages. The server
 * uses the library. `i18next-stand-in.test.ts` compares both for every text.
 */
import { useMemo } from 'react';
import { facts } from './facts.ts';

/** Texts of a room, from its `*.copy.es.ts` files. */
type Words = { readonly [key: string]: unknown };
/** Values that are put into a text; `count` chooses between its forms. */
type Values = { readonly [name: string]: unknown } & { readonly count?: number; readonly returnObjects?: boolean };

const rooms = new Map<string, Words>();
const forms = new Intl.PluralRules('es');

/**
 * Adds the texts of a namespace to those that are known. The build calls it from every script that uses some of them.
 */
export function addWords(room: string, words: Words): void {
  rooms.set(room, { ...rooms.get(room), ...words });
}

/** Returns the text under a key, with or without its namespace in front, in the form that a count needs. */
function find(key: string, room: string, count: number | undefined): unknown {
  const [from, path = ''] = key.includes(':') ? key.split(':') : [room, key];
  const keys = count === undefined ? [path] : [`${path}_${forms.select(count)}`, path];
  return keys.map((each) => each.split('.').reduce(inside, rooms.get(from ?? ''))).find((text) => text !== undefined);
}

const inside = (words: unknown, key: string): unknown =>
  typeof words === 'object' && words !== null ? Reflect.get(words, key) : undefined;

/** Returns the value for a name in a text; `undefined` where none was given. */
function factOf(name: string, values: Values): string | undefined {
  if (name in values) return String(values[name] ?? '');
  return name in facts ? Reflect.get(facts, name) : undefined;
}

/** Fills in the values of a text, or of a list or group of texts. */
function fill(text: unknown, values: Values): unknown {
  if (typeof text === 'string')
    return text.replace(/\{\{(\w+)\}\}/g, (gap, name: string) => factOf(name, values) ?? gap);
  if (Array.isArray(text)) return text.map((each) => fill(each, values));
  if (typeof text !== 'object' || text === null) return text;
  return Object.fromEntries(Object.entries(text).map(([key, each]) => [key, fill(each, values)]));
}

/** Returns a room's texts in the form of `i18next`; a missing text is named by its key. */
export const wordsOf = (room: string) => {
  const t = (keys: string | readonly string[], values: Values = {}) => {
    const asked = typeof keys === 'string' ? [keys] : keys;
    const text = asked.map((key) => find(key, room, values.count)).find((each) => each !== undefined);
    return text === undefined ? asked.at(-1)?.replace(/^\w+:/, '') : fill(text, values);
  };
  return {
    t,
    i18n: {
      language: 'es',
      t,
      exists: (key: string) => find(key, room, undefined) !== undefined,
    },
  };
};

/** Replaces the hook of `react-i18next` in the browser. */
export function useTranslation(room: string | readonly string[] = '') {
  const first = typeof room === 'string' ? room : (room[0] ?? '');
  return useMemo(() => wordsOf(first), [first]);
}
