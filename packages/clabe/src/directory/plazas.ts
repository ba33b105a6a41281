import { codesOf, publishedDirectory } from '../clabe-directory.ts';
import { placeName } from './place-name.ts';
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
  return directory().get(code);
}

/**
 * All plazas.
 *
 * @example
 * plazas().length // → 788
 */
export function plazas(): readonly Plaza[] {
  return [...directory().values()];
}

let decoded: ReadonlyMap<string, Plaza> | undefined;

function directory(): ReadonlyMap<string, Plaza> {
  decoded ??= readPlazas();
  return decoded;
}

/**
 * A line is a state and its cities in order. A city after `|` is the first of the next code that the core knows, one
 * after `/` shares the code before it.
 */
function readPlazas(): ReadonlyMap<string, Plaza> {
  const codes = codesOf(publishedDirectory.plazas);
  const plazas = new Map<string, Plaza>();
  let at = -1;
  for (const line of PLAZA_ROWS.split('\n')) {
    const [state = '', ...cities] = line.split(/(?=[|/])/);
    for (const city of cities) {
      if (city.startsWith('|')) at++;
      const code = codes[at] ?? '';
      const added = { name: placeName(city.slice(1)), state: placeName(state) };
      const others = plazas.get(code)?.cities;
      plazas.set(code, { code, cities: others ? [...others, added] : [added] });
    }
  }
  return plazas;
}
