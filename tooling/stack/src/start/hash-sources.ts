import { createHash, type Hash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Names that are no sources: what is made from sources or for them, and what only checks or describes them. */
const besides =
  /^(?:node_modules|dist|build|test|test-results|storybook-static|\..*|.*\.(?:test|stories)\.tsx?|.*\.md)$/;

/** Hashes the contents and names of source files in folders: the hash changes when one of them does. */
export function hashSources(places: readonly string[]): string {
  const hash = createHash('sha256');
  for (const place of places) add(place, hash);
  return hash.digest('base64url');
}

function add(place: string, hash: Hash): void {
  if (statSync(place).isFile()) {
    hash.update(place).update(readFileSync(place));
    return;
  }
  for (const name of readdirSync(place).sort()) if (!besides.test(name)) add(path.join(place, name), hash);
}
