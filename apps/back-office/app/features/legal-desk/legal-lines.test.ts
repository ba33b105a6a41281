import { expect, test } from 'vitest';
import { changeLines, textSections } from './legal-lines.ts';

test('a legal text is split into sections, with rows that follow each other kept together', () => {
  expect(textSections('# Uno\n| A | {a}\n| B | {b}\nHola.\n# Dos\n{table}')).toEqual([
    {
      title: 'Uno',
      parts: [
        {
          kind: 'rows',
          rows: [
            { term: 'A', detail: '{a}' },
            { term: 'B', detail: '{b}' },
          ],
        },
        { kind: 'paragraph', words: 'Hola.' },
      ],
    },
    { title: 'Dos', parts: [{ kind: 'paragraph', words: '{table}' }] },
  ]);
});

test('a legal text without sections is one section', () => {
  expect(textSections('Permito.\nY más.')).toEqual([
    {
      title: '',
      parts: [
        { kind: 'paragraph', words: 'Permito.' },
        { kind: 'paragraph', words: 'Y más.' },
      ],
    },
  ]);
});

test('a changed line is shown with its section', () => {
  const changes = changeLines([
    { change: 'same', line: '# Uno' },
    { change: 'same', line: 'Igual' },
    { change: 'removed', line: '# Dos' },
    { change: 'added', line: '# Tres' },
    { change: 'added', line: 'Nuevo' },
  ]);
  expect(changes.map(({ section, change, line }) => [section, change, line])).toEqual([
    ['Uno', 'removed', '# Dos'],
    ['Tres', 'added', '# Tres'],
    ['Tres', 'added', 'Nuevo'],
  ]);
});
