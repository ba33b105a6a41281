import { describe, expect, test } from 'vitest';
import { bankByCode, banks, DIRECTORY_DATE, namedDirectory, plazaByCode, plazas } from '../directory.ts';
import { extendDirectory, isValidClabe, parseClabe } from '../index.ts';

describe('bankByCode', () => {
  test('bankByCode names an active bank, with its registered name', () => {
    expect(bankByCode('012')).toEqual({
      code: '012',
      speiCode: '40012',
      name: 'BBVA México',
      legalName: 'BBVA México, S.A., Institución de Banca Múltiple, Grupo Financiero BBVA México',
      status: 'active',
    });
  });

  test.each([
    ['022', 'historical'],
    // CIBanco: its licence was revoked in October 2025.
    ['143', 'historical'],
    ['608', 'listed-2025'],
    ['846', 'alias'],
    ['999', 'na'],
  ])('bankByCode returns the status of %s', (code, status) => {
    expect(bankByCode(code)?.status).toBe(status);
  });

  test.each(['', '2', '003', '0002', 'toString'])('bankByCode knows no bank %j', (code) => {
    expect(bankByCode(code)).toBeUndefined();
  });
});

test.each([
  ['001', '02001'],
  ['135', '37135'],
  ['646', '90646'],
  ['022', undefined],
  ['143', undefined],
])('the SPEI code of %s is %s', (code, speiCode) => {
  expect(bankByCode(code)?.speiCode).toBe(speiCode);
});

test('the objects of the directory are frozen, since all callers share them', () => {
  const [bank] = banks();
  const [plaza] = plazas();
  const { banks: bankCodes, plazas: plazaCodes } = namedDirectory;
  for (const shared of [bank, plaza, plaza?.cities, plaza?.cities[0], namedDirectory, bankCodes, plazaCodes]) {
    expect(Object.isFrozen(shared)).toBe(true);
  }
});

test('changing a list of the directory with names affects no other directory', () => {
  for (const list of [namedDirectory.banks, extendDirectory({}).banks]) Reflect.set(list, 2, 0);
  expect(isValidClabe('002010077777777771')).toBe(true);
  expect(isValidClabe('002010077777777771', { directory: namedDirectory })).toBe(true);
});

test('parseClabe names bank and plaza under the directory with names, extended or not', () => {
  const directory = extendDirectory({ banks: ['739'] }, namedDirectory);
  for (const named of [namedDirectory, directory]) {
    expect(parseClabe('002010077777777771', { directory: named })).toMatchObject({
      ok: true,
      value: { bank: { name: 'Banamex', speiCode: '40002' }, plaza: { cities: [{ name: 'Aguascalientes' }] } },
    });
  }
  const nameless = parseClabe('739180000000000013', { directory });
  expect(nameless.ok && nameless.value).toMatchObject({ plaza: { code: '180' } });
  expect(nameless.ok && nameless.value).not.toHaveProperty('bank');
});

describe('plazaByCode', () => {
  test('plazaByCode names every city of a plaza', () => {
    expect(plazaByCode('028')).toEqual({
      code: '028',
      cities: ['La Mesa', 'Playas de Rosarito', 'Tijuana'].map((name) => ({ name, state: 'Baja California' })),
    });
  });

  test('plazaByCode knows a plaza that is in two states', () => {
    expect(new Set(plazaByCode('180')?.cities.map(({ state }) => state))).toEqual(
      new Set(['Ciudad de México', 'México']),
    );
  });

  test.each(['', '10', '000', '999'])('plazaByCode knows no plaza %j', (code) => {
    expect(plazaByCode(code)).toBeUndefined();
  });
});

test('every code that passes has a name in the directory, and no other code has one', () => {
  const { banks: bankCodes, plazas: plazaCodes } = extendDirectory({});
  for (let number = 0; number < 1000; number++) {
    const code = String(number).padStart(3, '0');
    expect([code, bankByCode(code) !== undefined]).toEqual([code, bankCodes[number] === 1]);
    expect([code, plazaByCode(code) !== undefined]).toEqual([code, plazaCodes[number] === 1]);
  }
});

test('the list holds every bank once, ordered by code', () => {
  const codes = banks().map(({ code }) => code);
  expect(codes).toEqual([...new Set(codes)].sort());
  expect(codes).toHaveLength(148);
  expect(DIRECTORY_DATE).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});
