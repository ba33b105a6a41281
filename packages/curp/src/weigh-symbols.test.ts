import { expect, test } from 'vitest';
import { weighSymbols } from './weigh-symbols.ts';

test('no character outside ASCII letters and digits gets past the mask, at any place', () => {
  const model = 'AAAA000000AAAAAAA0';
  for (let charCode = 0; charCode <= 0xffff; charCode++) {
    const symbol = String.fromCharCode(charCode);
    const passes = [0, 4, 16].filter((at) => weighSymbols(model.slice(0, at) + symbol + model.slice(at + 1)) >= 0);
    const expected = /[A-Za-z]/.test(symbol) ? [0, 16] : /[0-9]/.test(symbol) ? [4, 16] : [];
    if (String(passes) !== String(expected)) expect([charCode, passes]).toEqual([charCode, expected]);
  }
  expect(weighSymbols(model)).toBeGreaterThan(0);
});
