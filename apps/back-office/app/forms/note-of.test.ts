import { expect, test } from 'vitest';
import { noteOf } from './note-of.ts';

test.each([
  ['a chosen reason', 'No contesta', ' ', 'No contesta'],
  ['a typed text', '', 'Tres\r\nllamadas', 'Tres llamadas'],
  ['both', 'No contesta', 'Tres llamadas', 'No contesta: Tres llamadas'],
  ['neither', '', ' \n', ''],
])('a note is made of %s', (_, why, note, made) => {
  expect(noteOf({ why, note })).toBe(made);
});
