import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { type Row, type Rows, readRows } from './rows.ts';

const SUFFIX = '.ndjson.gz';
const DOCUMENTS = `documents${SUFFIX}`;

interface StoredFile {
  readonly name: string;
  readonly base64: string;
}

/** Writes all that a server keeps into a folder: a file per table with a line per row, and one with its documents. */
export async function writeDump(
  folder: string,
  { connectionString, dataFolder }: { readonly connectionString: string; readonly dataFolder: string },
): Promise<void> {
  const rowsFolder = path.join(folder, 'rows');
  await rm(rowsFolder, { recursive: true, force: true });
  await mkdir(rowsFolder, { recursive: true });
  for (const [table, rows] of await readRows(connectionString))
    await writeFile(path.join(rowsFolder, `${table}${SUFFIX}`), packed(rows));
  await writeFile(path.join(folder, DOCUMENTS), packed(await readFiles(path.join(dataFolder, 'documents'))));
}

/** Reads the rows of a dump. */
export async function readDump(folder: string): Promise<Rows> {
  const files = (await readdir(path.join(folder, 'rows'))).toSorted();
  const tables = files.map(async (file): Promise<[string, readonly Row[]]> => {
    return [file.slice(0, -SUFFIX.length), unpacked<Row>(await readFile(path.join(folder, 'rows', file)))];
  });
  return new Map(await Promise.all(tables));
}

/** Copies the documents of a dump to the place where a server with this data folder reads them. */
export async function restoreDocuments(folder: string, dataFolder: string): Promise<void> {
  await mkdir(path.join(dataFolder, 'documents'), { recursive: true });
  for (const { name, base64 } of unpacked<StoredFile>(await readFile(path.join(folder, DOCUMENTS))))
    await writeFile(path.join(dataFolder, 'documents', name), Buffer.from(base64, 'base64'));
}

const readFiles = async (folder: string): Promise<StoredFile[]> =>
  Promise.all(
    (await readdir(folder)).toSorted().map(async (name) => ({
      name,
      base64: (await readFile(path.join(folder, name))).toString('base64'),
    })),
  );

const packed = (lines: readonly unknown[]): Buffer =>
  gzipSync(lines.map((line) => `${JSON.stringify(line)}\n`).join(''), { level: 9 });

const unpacked = <Line>(bytes: Buffer): Line[] =>
  gunzipSync(bytes)
    .toString()
    .split('\n')
    .filter(Boolean)
    .map((line): Line => JSON.parse(line));
