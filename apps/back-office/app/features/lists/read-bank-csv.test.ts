import { expect, test } from 'vitest';
import { readBankCsv } from './read-bank-csv.ts';

const KNOWN = new Set(['002', '012', '014']);

test('a bank file lists banks by code, with or without names and with any line endings', () => {
  expect(readBankCsv('\uFEFFclave,banco\r\n002,Banamex\r\n\r\n"012";BBVA\n14\tSantander', KNOWN)).toEqual({
    ok: true,
    codes: ['002', '012', '014'],
  });
});

test('every line that has no bank, or repeats one, is reported by its number, and the whole bank file is refused', () => {
  expect(readBankCsv('002\nBBVA\n999,Nada\n002', KNOWN)).toEqual({
    ok: false,
    problems: [
      'Línea 2: «BBVA» no empieza con la clave de un banco.',
      'Línea 3: «999,Nada» no empieza con la clave de un banco.',
      'Línea 4: la clave 002 ya venía antes.',
    ],
  });
  expect(readBankCsv('clave,banco\n', KNOWN)).toEqual({ ok: false, problems: ['El archivo no trae ningún banco.'] });
});
