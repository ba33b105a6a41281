import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';

const manifest = z.record(
  z.string(),
  z.object({ file: z.string(), name: z.optional(z.string()), imports: z.optional(z.array(z.string())) }),
);

/** Returns the addresses of a chunk of the browser's build, by its name, and of all its imports. */
export type ScriptsOf = (chunk: string) => readonly string[];

/** Reads which scripts a build made, from what Vite wrote down of it. */
export function readScripts(buildPath: string): ScriptsOf {
  const chunks = manifest.parse(JSON.parse(readFileSync(path.join(buildPath, '.vite/client-manifest.json'), 'utf8')));
  return (name) => {
    const needed = new Set(Object.keys(chunks).filter((key) => chunks[key]?.name === name));
    // Iterating a set also visits the items that are added meanwhile.
    for (const key of needed) for (const imported of chunks[key]?.imports ?? []) needed.add(imported);
    return [...needed].map((key) => `/${chunks[key]?.file}`);
  };
}
