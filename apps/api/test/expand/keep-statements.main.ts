import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const folder = process.argv[2];
if (!folder) throw new Error('Name the folder of RECORD_STATEMENTS.');

/** Statements that differ only in the number of their values count as one. */
const shapeOf = (text: string): string =>
  text
    .replaceAll(/\$\d+/g, '$')
    .replaceAll(/\(\$(?:, \$)+\)/g, '($)')
    .replaceAll(/(\([^()]*\))(?:, \1)+/g, '$1');

const shapes = new Map<string, string>();
for (const file of await readdir(folder)) {
  const lines = (await readFile(path.join(folder, file), 'utf8')).split('\n').filter(Boolean);
  for (const text of lines.map((line): string => JSON.parse(line))) {
    // The predicate of a partial index is a parameter here, so it cannot be known whether the index covers the key.
    if (/on conflict \([^)]*\) where .*\$\d/i.test(text)) continue;
    // The queue keeps its own schema, a simulation has a queue of its own; cursors get a new name each time.
    if (!/^\s*(?:select|insert|update|delete|with)\b/i.test(text) || /pgboss|batches_|simulated_job/.test(text))
      continue;
    const shape = shapeOf(text);
    const known = shapes.get(shape);
    if (known === undefined || text.length < known.length) shapes.set(shape, text);
  }
}
const statements = [...shapes.values()].toSorted();
await writeFile(
  path.join(import.meta.dirname, 'statements.json.gz'),
  gzipSync(JSON.stringify(statements, null, 1), { level: 9 }),
);
console.log(`${statements.length} statements`);
