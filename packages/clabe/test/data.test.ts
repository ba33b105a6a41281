import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { encodeDirectory, readCsv } from '../data/encode.ts';
import { banks, plazaByCode } from '../src/directory.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const banksCsv = read('../data/banks.csv');
const plazasCsv = read('../data/plazas.csv');

test.each([...encodeDirectory({ banksCsv, plazasCsv })])('src/%s is what data/generate.ts writes', (path, text) => {
  expect(read(`../src/${path}`)).toBe(text);
});

test('every bank of the file is decoded as it was encoded', () => {
  const rows = readCsv(banksCsv).map(({ code, short_name, banxico_code, status }) => ({
    code,
    speiCode: banxico_code || undefined,
    name: short_name,
    status,
  }));
  expect(banks().map(({ code, speiCode, name, status }) => ({ code, speiCode, name, status }))).toEqual(rows);
});

test('every city of the file is decoded as it was encoded', () => {
  const rows = readCsv(plazasCsv);
  const cities = [...new Set(rows.map(({ code = '' }) => code))].flatMap((code) =>
    plazaByCode(code)?.cities.map(({ name, state }) => ({ code, city: name, state })),
  );
  expect(cities).toEqual(rows.map(({ code, city, state }) => ({ code, city, state })));
});
