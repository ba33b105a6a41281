import { readCodedRows } from './coded-rows.ts';
import { PLAZA_ROWS } from './plazas.data.ts';

/** A city that shares a plaza code. */
export interface City {
  /** As the sources write it; accents are missing in places. */
  readonly name: string;
  /** The state's everyday name, accents included: `Michoacán`. */
  readonly state: string;
}

/** A plaza: the place in which an account was opened. */
export interface Plaza {
  /** Three digits, the fourth to sixth of a CLABE. */
  readonly code: string;
  /** One or more; neighbouring cities share a code. */
  readonly cities: readonly [City, ...City[]];
}

/**
 * The plaza of a code, or `undefined`.
 *
 * @param code - three digits
 *
 * @example
 * plazaByCode('010')?.cities // → [{ name: 'Aguascalientes', state: 'Aguascalientes' }]
 */
export function plazaByCode(code: string): Plaza | undefined {
  decoded ??= decodeRows();
  return decoded.get(code);
}

/**
 * All plazas.
 *
 * @example
 * plazas().length // → 788
 */
export function plazas(): readonly Plaza[] {
  decoded ??= decodeRows();
  return [...decoded.values()];
}

let decoded: ReadonlyMap<string, Plaza> | undefined;

/** A line is a state and its plazas, parted by `|`, the cities of a plaza by `/`; a state may have several lines. */
function decodeRows(): ReadonlyMap<string, Plaza> {
  const plazas = new Map<string, Plaza>();
  for (const line of PLAZA_ROWS.split('\n')) {
    const [state = '', ...rows] = line.split('|');
    for (const [code, names] of readCodedRows(rows)) {
      const cities = names.split('/').map((name) => ({ name, state }));
      const before = plazas.get(code)?.cities ?? [];
      plazas.set(code, { code, cities: [...before, ...cities] as [City, ...City[]] });
    }
  }
  return plazas;
}
