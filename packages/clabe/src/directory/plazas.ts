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

let decoded: ReadonlyMap<string, Plaza> | undefined;

/**
 * A line is a state and its plazas, `Aguascalientes|10Aguascalientes|Asientos|…`. A plaza without a number
 * follows the one before it; `/` parts the cities of a plaza. A state takes a new line when its codes do not follow.
 */
function decodeRows(): ReadonlyMap<string, Plaza> {
  const plazas = new Map<string, Plaza>();
  for (const line of PLAZA_ROWS.split('\n')) {
    const [state = '', ...entries] = line.split('|');
    let number = 0;
    for (const entry of entries) {
      number = Number.parseInt(entry, 10) || number + 1;
      const code = String(number).padStart(3, '0');
      const cities = entry
        .replace(/^[0-9]+/, '')
        .split('/')
        .map((name) => ({ name, state }));
      const before = plazas.get(code)?.cities ?? [];
      plazas.set(code, { code, cities: [...before, ...cities] as [City, ...City[]] });
    }
  }
  return plazas;
}
