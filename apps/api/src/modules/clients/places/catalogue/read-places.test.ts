import { describe, expect, test } from 'vitest';
import { normaliseName } from '../normalise-name.ts';
import { municipalityFinder, readPlaces, stateOf } from './read-places.ts';

const places = readPlaces();
const { states, municipalities, localities } = places;
const titleOf = new Map(municipalities.map(({ id, title }) => [id, title]));

/** Municipalities of each state in INEGI's catalogue of 2026, by the state's code. */
const COUNTS = [
  11, 7, 5, 13, 38, 10, 124, 67, 16, 39, 46, 85, 84, 125, 125, 113, 36, 20, 51, 570, 217, 18, 11, 59, 20, 72, 17, 43,
  60, 212, 106, 58,
];

describe('the places', () => {
  test('the places are 32 states, numbered as INEGI does', () => {
    expect(states.map(({ id }) => id)).toEqual(Array.from({ length: 32 }, (_, index) => index + 1));
    expect(new Set(states.map(({ title }) => normaliseName(title))).size).toBe(32);
    expect(new Set(states.map(({ abbreviation }) => abbreviation)).size).toBe(32);
  });

  test.each(COUNTS.map((count, index) => [states[index]?.title, index + 1, count] as const))(
    '%s has all its municipalities',
    (_, state, count) => {
      const own = municipalities.filter(({ id }) => stateOf(id) === state);
      expect(own).toHaveLength(count);
      expect(new Set(own.map(({ title }) => normaliseName(title))).size).toBe(count);
    },
  );

  test('the municipalities are numbered by their codes', () => {
    expect(municipalities).toHaveLength(2_478);
    expect(new Set(municipalities.map(({ id }) => id)).size).toBe(2_478);
    expect(municipalities.map(({ id }) => id)).toEqual(municipalities.map(({ id }) => id).toSorted((a, b) => a - b));
  });

  test.each([
    [1001, 'Aguascalientes'],
    [2004, 'Tijuana'],
    [3008, 'Los Cabos'],
    [7101, 'Tuxtla Gutiérrez'],
    [8037, 'Juárez'],
    [9002, 'Azcapotzalco'],
    [9010, 'Álvaro Obregón'],
    [9017, 'Venustiano Carranza'],
    [12083, 'Ñuu Savi'],
    [14039, 'Guadalajara'],
    [14120, 'Zapopan'],
    [15033, 'Ecatepec de Morelos'],
    [15106, 'Toluca'],
    [16053, 'Morelia'],
    [19039, 'Monterrey'],
    [20067, 'Oaxaca de Juárez'],
    [20570, 'Zimatlán de Álvarez'],
    [21114, 'Puebla'],
    [22014, 'Querétaro'],
    [23005, 'Benito Juárez'],
    [24028, 'San Luis Potosí'],
    [25006, 'Culiacán'],
    [26030, 'Hermosillo'],
    [27004, 'Centro'],
    [28013, 'Güémez'],
    [30087, 'Xalapa'],
    [30193, 'Veracruz'],
    [31050, 'Mérida'],
    [32056, 'Zacatecas'],
  ])('the municipality %i is %s', (id, title) => {
    expect(titleOf.get(id)).toBe(title);
  });

  test('the places are written as Spanish is, in composed letters and without stray signs', () => {
    const titles = [...states, ...municipalities, ...localities].map(({ title }) => title);
    for (const title of titles) {
      expect(title).toMatch(/^\p{Lu}[\p{L}\d.]*(?: (?:\p{L}[\p{L}.]*|-Dto\.|\d+|-))*$/u);
      expect(title).toBe(title.normalize('NFC'));
    }
  });

  test('the places have towns in known municipalities, each once', () => {
    const keys = localities.map(({ municipalityId, title }) => `${municipalityId} ${normaliseName(title)}`);
    expect(new Set(keys).size).toBe(localities.length);
    expect(localities.filter(({ municipalityId }) => !titleOf.has(municipalityId))).toEqual([]);
  });
});

describe('finding a place by its name', () => {
  const find = municipalityFinder(places);

  test.each([
    ['Aguascalientes', 'Aguascalientes', 1001],
    ['Michoacán', 'MORELIA', 16053],
    ['Quintana Roo', 'Cancun', 23005],
    ['Chihuahua', 'Ciudad Juárez', 8037],
    ['Jalisco', 'Nowhere', undefined],
  ])('in %s, the name %s finds its municipality, if there is one', (state, place, cityId) => {
    expect(find({ state, place }).cityId).toBe(cityId);
  });

  test('a state that Mexico does not have is not found', () => {
    expect(find({ state: 'Texas', place: 'Houston' })).toEqual({ regionId: undefined, cityId: undefined });
  });
});
