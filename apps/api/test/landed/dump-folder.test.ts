import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { readDump, restoreDocuments, writeDump } from './dump-folder.ts';
import { landedDatabase } from './landed-server.ts';

const landed = path.join(import.meta.dirname, '0003-every-call');
const scratch = await mkdtemp(path.join(tmpdir(), 'lender-dump-'));
const folder = path.join(scratch, 'dump');
afterAll(() => rm(scratch, { recursive: true, force: true }));

test('a dump of restored data is the same as the original dump', async () => {
  const rows = await readDump(landed);
  await restoreDocuments(landed, scratch);
  await writeDump(folder, { connectionString: await landedDatabase(rows), dataFolder: scratch });
  expect(await readDump(folder)).toEqual(rows);
  const documents = async (from: string) => gunzipSync(await readFile(path.join(from, 'documents.ndjson.gz')));
  expect((await documents(folder)).equals(await documents(landed))).toBe(true);
});
