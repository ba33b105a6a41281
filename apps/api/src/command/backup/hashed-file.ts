import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import path from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

/** Size and hash that a file of a backup must have. */
export interface HashedFile {
  readonly file: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** Writes lines or copied rows, packed, and takes the hash of what is on disk in the end. */
export async function writePacked(
  folder: string,
  file: string,
  source: Readable | AsyncIterable<string>,
): Promise<HashedFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  const meter = new Transform({
    transform: (chunk: Buffer, _, done) => {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  const from = source instanceof Readable ? source : Readable.from(source);
  await pipeline(
    from,
    createGzip(),
    meter,
    createWriteStream(path.join(folder, file), { flags: 'wx', mode: 0o600, flush: true }),
  );
  return { file, bytes, sha256: hash.digest('hex') };
}

/** True when a file on disk is as it was written. */
export async function isWhole(folder: string, { file, bytes, sha256 }: HashedFile): Promise<boolean> {
  const hash = createHash('sha256');
  let found = 0;
  try {
    for await (const chunk of createReadStream(path.join(folder, file))) {
      hash.update(chunk);
      found += chunk.length;
    }
  } catch {
    return false;
  }
  return found === bytes && hash.digest('hex') === sha256;
}
