import { readFileSync } from 'node:fs';

/** Reads a file of `fixtures/`, in the shape that the caller expects. */
export function readVectors<Vectors>(name: string): Vectors {
  return JSON.parse(readFileSync(new URL(`fixtures/${name}.json`, import.meta.url), 'utf8'));
}
