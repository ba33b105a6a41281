import { createReadStream } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import * as z from 'zod/mini';

/** Reads a packed file of a backup, one JSON object a line, however long it is. */
export async function* readLines<Schema extends z.ZodMiniType>(
  folder: string,
  file: string,
  schema: Schema,
): AsyncGenerator<z.output<Schema>> {
  const input = createReadStream(path.join(folder, file)).pipe(createGunzip());
  for await (const line of createInterface({ input })) yield z.parse(schema, JSON.parse(line));
}
