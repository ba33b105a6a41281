import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clabeDigits, formatClabe, formatClabeInput } from './format-clabe.ts';

const digits = fc.stringMatching(/^[0-9]{0,18}$/);

describe('formatClabe', () => {
  test.each([
    ['', ''],
    ['002', '002'],
    ['0020', '002 0'],
    ['0020100', '002 010 0'],
    ['002010077777777771', '002 010 07777777777 1'],
    ['002-010-07777777777-1', '002 010 07777777777 1'],
  ])('formatClabe shows %j as %j', (text, shown) => {
    expect(formatClabe(text)).toBe(shown);
  });

  test('formatClabe loses no digit', () => {
    fc.assert(fc.property(digits, (text) => clabeDigits(formatClabe(text)) === text));
  });
});

describe('formatClabeInput', () => {
  test('the caret stays at the end while digits are typed one by one', () => {
    let input = { text: '', caret: 0 };
    for (const digit of '002010077777777771') {
      input = formatClabeInput({ text: input.text + digit, caret: input.text.length + 1 });
      expect(input.caret).toBe(input.text.length);
    }
    expect(input.text).toBe('002 010 07777777777 1');
  });

  test('digits can be deleted back through the groups', () => {
    let input = { text: '002 010', caret: 7 };
    const shown = [];
    while (input.caret > 0) {
      const caret = input.caret - 1;
      input = formatClabeInput({ text: input.text.slice(0, caret) + input.text.slice(input.caret), caret });
      shown.push(input.text);
    }
    expect(shown).toEqual(['002 01', '002 0', '002', '00', '0', '']);
  });

  test('the caret stays behind a digit inserted in the middle', () => {
    expect(formatClabeInput({ text: '0092 010', caret: 3 })).toEqual({ text: '009 201 0', caret: 3 });
    expect(formatClabeInput({ text: '002 9010', caret: 5 })).toEqual({ text: '002 901 0', caret: 5 });
  });

  test('a paste with other separators is accepted, and no more than 18 digits', () => {
    const text = 'CLABE: 002-010-07777777777-1 99';
    expect(formatClabeInput({ text, caret: text.length })).toEqual({ text: '002 010 07777777777 1', caret: 21 });
  });

  test('the digits before the caret stay before it', () => {
    fc.assert(
      fc.property(digits, fc.nat(18), (all, place) => {
        const caret = Math.min(place, all.length);
        const input = formatClabeInput({ text: all, caret });
        expect(clabeDigits(input.text.slice(0, input.caret))).toBe(all.slice(0, caret));
      }),
    );
  });
});
