import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { type Row, type Rows, readRows } from './rows.ts';

const ROWS = 'rows.ndjson.gz';
const DOCUMENTS = 'documents.ndjson.gz';

/** Line of the file of rows. */
interface Table {
  readonly table: string;
  readonly rows: readonly Row[];
}

interface StoredFile {
  readonly name: string;
  readonly base64: string;
}

/** Writes all that a server keeps into a folder: a file of rows with a line per table, and one with its documents. */
export async function writeDump(
  folder: string,
  { connectionString, dataFolder }: { readonly connectionString: string; readonly dataFolder: string },
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const tables = [...(await readRows(connectionString))].map(([table, rows]): Table => ({ table, rows }));
  await writeFile(path.join(folder, ROWS), packed(tables));
  await writeFile(path.join(folder, DOCUMENTS), packed(await readFiles(path.join(dataFolder, 'documents'))));
}

/** Reads the rows of a dump. */
export async function readDump(folder: string): Promise<Rows> {
  const tables = unpacked<Table>(await readFile(path.join(folder, ROWS)));
  return new Map(tables.map(({ table, rows }) => [table, rows]));
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
