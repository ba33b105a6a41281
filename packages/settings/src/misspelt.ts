import type { Variables } from './variables.ts';

/** Shorter names are too similar to unrelated ones: `HOME` and `HOST`. */
const SHORTEST = 8;
/**
 * Length of a name from which two typing errors are accepted: `HTTP_PORT` and `API_PORT` are two away from settings of
 * ours, and belong to other programs.
 */
const LONG = 12;

/**
 * Returns the variables that nearly spell a setting which was not given. Others are ignored: a process inherits what
 * its supervisor and its shell have.
 */
export function misspeltIn(
  variables: Variables,
  { names, known }: { readonly names: readonly string[]; readonly known: readonly string[] },
): readonly string[] {
  const meant = (name: string) => [...names, ...known].some((one) => name === one || name === `${one}_FILE`);
  const missing = names.filter((name) => name.length >= SHORTEST && variables[name] === undefined);
  return Object.keys(variables)
    .filter((given) => !meant(given))
    .flatMap((given) => {
      const near = missing.find((name) => [name, `${name}_FILE`].some((one) => isNear(given, one, forgiven(name))));
      return near === undefined ? [] : `${given}: no setting has this name; is ${near} meant?`;
    });
}

const forgiven = (name: string): number => (name.length < LONG ? 1 : 2);

/** Lengths are compared first, since most names differ in length: a start reads hundreds of variables. */
const isNear = (given: string, meant: string, forgiven: number): boolean =>
  Math.abs(given.length - meant.length) <= forgiven && slips(given, meant, forgiven) <= forgiven;

/** Counts the letters that were left out, inserted or replaced; infinite as soon as they are more than forgiven. */
function slips(one: string, other: string, forgiven: number): number {
  let row = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [column, otherLetter] of [...other].entries()) {
      const [above = 0, diagonal = 0, before = 0] = [row[column + 1], row[column], next[column]];
      next.push(Math.min(above + 1, before + 1, diagonal + (letter === otherLetter ? 0 : 1)));
    }
    row = next;
    if (Math.min(...row) > forgiven) return Number.POSITIVE_INFINITY;
  }
  return row.at(-1) ?? 0;
}
