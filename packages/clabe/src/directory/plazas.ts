import { codesOf, publishedDirectory } from '../clabe-directory.ts';
import type { Plaza } from '../plaza.ts';
import { placeName } from './place-name.ts';
import { PLAZA_ROWS } from './plazas.data.ts';

/**
 * Returns the plaza of a code, or `undefined`.
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
 * A line is a state and its cities in order. A city after `|` is the first of the next code that the core knows, a city
 * after `/` shares the code before it.
 */
function readPlazas(): ReadonlyMap<string, Plaza> {
  const codes = codesOf(publishedDirectory.plazas);
  const plazas = new Map<string, Plaza>();
  let at = -1;
  for (const line of PLAZA_ROWS.split('\n')) {
    const [state = '', ...packed] = line.split(/(?=[|/])/);
    for (const city of packed) {
      if (city.startsWith('|')) at++;
      const code = codes[at] ?? '';
      const added = Object.freeze({ name: placeName(city.slice(1)), state: placeName(state) });
      const others = plazas.get(code)?.cities;
      const cities: Plaza['cities'] = others ? [...others, added] : [added];
      plazas.set(code, Object.freeze({ code, cities: Object.freeze(cities) }));
    }
  }
  return plazas;
}
