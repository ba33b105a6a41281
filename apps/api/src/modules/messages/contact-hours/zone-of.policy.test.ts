import { describe, expect, test } from 'vitest';
import { readPlaces } from '../../clients/index.ts';
import { ZONE_OF_MUNICIPALITY, ZONE_OF_STATE } from './time-zones.data.ts';
import { zoneOf } from './zone-of.policy.ts';

test.each([
  ['Tijuana, Baja California', 2, 2004, 'America/Tijuana'],
  ['Hermosillo, Sonora', 26, 26030, 'America/Hermosillo'],
  ['Culiacán, Sinaloa', 25, 25006, 'America/Mazatlan'],
  ['Tepic, Nayarit', 18, 18017, 'America/Mazatlan'],
  ['Bahía de Banderas, Nayarit', 18, 18020, 'America/Bahia_Banderas'],
  ['La Paz, Baja California Sur', 3, 3003, 'America/Mazatlan'],
  ['Benito Juárez, Quintana Roo', 23, 23005, 'America/Cancun'],
  ['Chihuahua, Chihuahua', 8, 8019, 'America/Mexico_City'],
  ['Juárez, Chihuahua', 8, 8037, 'America/Ciudad_Juarez'],
  ['Ojinaga, Chihuahua', 8, 8052, 'America/Ojinaga'],
  ['Reynosa, Tamaulipas', 28, 28032, 'America/Matamoros'],
  ['Ciudad Victoria, Tamaulipas', 28, 28041, 'America/Mexico_City'],
  ['Mérida, Yucatán', 31, 31050, 'America/Mexico_City'],
])('the time zone of %s is that of its state or municipality', (_, regionId, cityId, zone) => {
  expect(zoneOf({ regionId, cityId })).toBe(zone);
});

test('without an address the time zone is the lender’s own', () => {
  expect(zoneOf(undefined)).toBe('America/Mexico_City');
});

describe('the table', () => {
  const { states, municipalities } = readPlaces();

  test('the table names states and municipalities that exist', () => {
    const known = new Set(municipalities.map(({ id }) => id));
    expect(Object.keys(ZONE_OF_MUNICIPALITY).filter((id) => !known.has(Number(id)))).toEqual([]);
    const knownStates = new Set(states.map(({ id }) => id));
    expect(Object.keys(ZONE_OF_STATE).filter((id) => !knownStates.has(Number(id)))).toEqual([]);
  });

  test('the table names the 31 municipalities of the law, besides the whole of Baja California', () => {
    expect(Object.keys(ZONE_OF_MUNICIPALITY)).toHaveLength(31);
  });
});
