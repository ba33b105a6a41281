import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from } from 'pg-copy-streams';

/** Writes rows by `COPY … FROM STDIN`, as text. */
export async function copyRows(client: pg.Client, head: string, lines: readonly string[]): Promise<void> {
  await pipeline(Readable.from(chunksOf(lines)), client.query(from(`copy ${head} from stdin`)));
}

const CHUNK_LINES = 1_000;

function* chunksOf(lines: readonly string[]): Generator<Buffer> {
  for (let at = 0; at < lines.length; at += CHUNK_LINES) yield Buffer.from(lines.slice(at, at + CHUNK_LINES).join(''));
}

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/** Returns a value as `COPY` reads it. */
export const copied = (value: string): string => value.replace(/[\\\t\n\r]/g, (mark) => ESCAPES[mark] ?? mark);

/** Text that `COPY` reads as null. */
export const COPIED_NULL = '\\N';
