import { readFileSync } from 'node:fs';

/** A file of `fixtures/`, in the shape that the caller says it has. */
export function readVectors<Vectors>(name: string): Vectors {
  return JSON.parse(readFileSync(new URL(`fixtures/${name}.json`, import.meta.url), 'utf8'));
}
