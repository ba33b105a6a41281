import { claim } from '../trouble.ts';

/** Claims that two values are the same in every part, and names the first part that differs. */
export function claimSame(what: string, found: unknown, expected: unknown): void {
  const difference = firstDifference(found, expected);
  claim(difference === undefined, () => `${what}, differs: ${difference}`);
}

/** Returns the place and kind of the first difference between two values of JSON: `paid.1 is 2, and not 3`. */
export function firstDifference(found: unknown, expected: unknown, path = ''): string | undefined {
  if (!isNested(found) || !isNested(expected)) {
    if (Object.is(found, expected)) return undefined;
    return `${path || 'it'} is ${written(found)}, and not ${written(expected)}`;
  }
  const [one, other] = [new Map(Object.entries(found)), new Map(Object.entries(expected))];
  for (const key of new Set([...one.keys(), ...other.keys()])) {
    const difference = firstDifference(one.get(key), other.get(key), path === '' ? key : `${path}.${key}`);
    if (difference !== undefined) return difference;
  }
  return undefined;
}

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null;

const written = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));
