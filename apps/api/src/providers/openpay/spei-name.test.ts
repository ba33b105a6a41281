import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { speiName } from './spei-name.ts';

describe('a name as SPEI carries it', () => {
  test.each([
    ['María José  D’Artagnan-Łuczak', 'Maria Jose D Artagnan Luczak'],
    ['Íñigo Nuñez Peña', 'Iñigo Nuñez Peña'],
    ['Ma. Æthelræd Þór Strauß', 'Ma Aethelraed Thor Strauss'],
    ['Michał Kőrösi', 'Michal Korosi'],
  ])('%s', (name, carried) => {
    expect(speiName(name)).toBe(carried);
  });

  test('a name for SPEI is cut between words, and a single word keeps its beginning', () => {
    expect(speiName(`${'Maximiliano '.repeat(8)}`)).toBe('Maximiliano '.repeat(6).trim());
    expect(speiName('a'.repeat(100))).toBe('a'.repeat(80));
  });

  test('a name for SPEI never has more than 80 characters, and only allowed ones', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (name) => {
        expect(speiName(name)).toMatch(/^(?:[A-Za-zÑñ]+(?: [A-Za-zÑñ]+)*)?$/);
        expect(speiName(name).length).toBeLessThanOrEqual(80);
      }),
    );
  });
});
