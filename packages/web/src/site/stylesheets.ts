import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Reads the style sheets of a build once, by their address: pages that do not hydrate carry them inside. */
export function readStylesheets(clientPath: string): ReadonlyMap<string, string> {
  const folder = path.join(clientPath, 'assets');
  const names = readdirSync(folder).filter((name) => name.endsWith('.css'));
  return new Map(names.map((name) => [`/assets/${name}`, readFileSync(path.join(folder, name), 'utf8')]));
}
