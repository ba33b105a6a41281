import { readdir, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  getCase,
  getCaseDocument,
  getClientDocument,
  UPLOAD_LIMIT_BYTES,
  uploadClientDocument,
  uploadDocument,
} from '@lender/contract';
import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { PDF } from '../../../test/pdf/pdf.ts';
import { borrow, expectDone, openApplication } from '../../../test/people/journey.ts';
import { BROKEN_HEIC, HEIC, largeRotatedPhoto, PHOTO } from '../../../test/people/photo.ts';
import { testServer } from '../../../test/server/server.ts';
import { clientIdOf } from '../../../test/server/stored.ts';
import { barePhoto } from './bare-photo.policy.ts';
import { convertHeicJob } from './heic/convert-heic.job.ts';
import { heicToJpeg } from './heic/heic-to-jpeg.ts';
import { FILE_COLUMNS } from './named-files.ts';
import { photoOf } from './photo.policy.ts';
import { removeOrphansJob } from './remove-orphans.job.ts';

const server = await testServer();
const { services } = server;
const { db, storage } = services;
const folder = path.join(server.env.DATA_DIR, 'documents');
const files = async () => (await readdir(folder)).filter((name) => name !== 'set-aside').toSorted();

type Who = { token: string };
const upload = (bytes: Uint8Array<ArrayBuffer>, as: Who) =>
  server.call(uploadClientDocument, { body: { type: 'id_front', file: new Blob([bytes]) } }, as);
const read = async (id: string, as: Who) =>
  await expectDone(server.call(getClientDocument, { params: { type: 'id_front', id } }, as));
const rowOf = (as: Who) =>
  db.selectFrom('document').selectAll().where('client_id', '=', clientIdOf(as)).executeTakeFirstOrThrow();

describe('a HEIC', () => {
  test('a HEIC becomes a JPEG of its size, in a thread of its own', async () => {
    let turns = 0;
    const watch = setInterval(() => {
      turns += 1;
    }, 1);
    const answer = await heicToJpeg(HEIC);
    clearInterval(watch);
    if (!answer.ok) throw new Error('not converted');
    expect(photoOf(answer.value)).toEqual({ mime: 'image/jpeg', size: { width: 640, height: 512 } });
    // Other work continued meanwhile.
    expect(turns).toBeGreaterThan(3);
  });

  test.each([
    ['broken', BROKEN_HEIC],
    ['cut off', HEIC.slice(0, HEIC.length - 40)],
    ['a JPEG', PHOTO],
    ['nothing', new Uint8Array()],
  ])('a HEIC file that is %s gives no JPEG', async (_, bytes) => {
    expect(await heicToJpeg(bytes)).toEqual({ ok: false, problem: 'undecodable' });
  });

  test('a HEIC that is larger than allowed is not decoded', async () => {
    expect(await heicToJpeg(HEIC, 640 * 512 - 1)).toEqual({ ok: false, problem: 'undecodable' });
  });

  test('a HEIC is shown as a JPEG to its owner and to staff, and stored unchanged', async () => {
    const one = await openApplication(server);
    const { id, mime } = await expectDone(upload(HEIC, one));
    expect(mime).toBe('image/heic');
    await services.jobs.drained();
    const shown = await read(id, one);
    expect([shown.type, photoOf(Buffer.from(shown.base64, 'base64'))?.size]).toEqual([
      'image/jpeg',
      { width: 640, height: 512 },
    ]);
    const staff = { token: await server.operator() };
    const params = { id: one.applicationId, documentId: id };
    const seen = await server.call(getCaseDocument, { params }, staff);
    expect([seen.headers.get('content-type'), photoOf(seen.data)?.mime]).toEqual(['image/jpeg', 'image/jpeg']);
    const { data } = await server.call(getCase, { params: { id: one.applicationId } }, staff);
    expect(data.documents).toMatchObject([{ mime: 'image/jpeg' }]);
    expect((await storage.get((await rowOf(one)).storage_key)).equals(Buffer.from(HEIC))).toBe(true);
  });

  test('a broken HEIC is stored unchanged, and its job does not fail', async () => {
    const one = await openApplication(server);
    const { id } = await expectDone(upload(BROKEN_HEIC, one));
    await services.jobs.drained();
    expect(await rowOf(one)).toMatchObject({ view_storage_key: null, mime: 'image/heic' });
    const shown = await read(id, one);
    expect([shown.type, Buffer.from(shown.base64, 'base64').equals(Buffer.from(BROKEN_HEIC))]).toEqual([
      'image/heic',
      true,
    ]);
  });

  test('a HEIC is converted once, however often its job runs', async () => {
    const one = await openApplication(server);
    const { id: documentId } = await expectDone(upload(HEIC, one));
    await services.jobs.drained();
    const { view_storage_key } = await rowOf(one);
    const before = await files();
    await convertHeicJob(services)({ clientId: clientIdOf(one), documentId });
    expect([await files(), (await rowOf(one)).view_storage_key]).toEqual([before, view_storage_key]);
  });
});

test("a phone's photo of 12 MB, rotated and without a name or a kind, is stored byte for byte and shown to staff without the parts that do not draw it", async () => {
  const one = await openApplication(server);
  const photo = largeRotatedPhoto(UPLOAD_LIMIT_BYTES);
  const { id, mime } = await expectDone(upload(photo, one));
  expect(mime).toBe('image/jpeg');
  expect(Buffer.from((await read(id, one)).base64, 'base64').equals(Buffer.from(photo))).toBe(true);
  const staff = { token: await server.operator() };
  const seen = await server.call(getCaseDocument, { params: { id: one.applicationId, documentId: id } }, staff);
  expect(Buffer.from(seen.data).equals(Buffer.from(barePhoto(photo) ?? []))).toBe(true);
});

describe('orphaned files', () => {
  const tidyAfter = (days: number) => {
    const wall = () => new Date(services.clock.wall().getTime() + days * 86_400_000);
    return removeOrphansJob({ ...services, clock: { ...services.clock, wall } })();
  };
  const setAside = async () => (await readdir(path.join(folder, 'set-aside'))).toSorted();
  const age = async (name: string, hours: number) => {
    const then = new Date(services.clock.wall().getTime() - hours * 3_600_000);
    await utimes(path.join(folder, name), then, then);
  };
  /** A file that is left when a transaction is rolled back after the file was written. */
  const orphan = async () => {
    const one = await openApplication(server);
    const before = await files();
    vi.spyOn(services.jobs, 'enqueue').mockRejectedValueOnce(new Error('the database is gone'));
    expect((await upload(HEIC, one)).status).toBe(500);
    const [name = ''] = (await files()).filter((each) => !before.includes(each));
    return { name, before };
  };

  test('orphaned files are set aside after an hour and removed ninety days later; partial files are removed at once', async () => {
    const { name, before } = await orphan();
    const piece = `${crypto.randomUUID()}.part`;
    await writeFile(path.join(folder, piece), 'half a file');
    await tidyAfter(0);
    expect(await files()).toEqual([...before, name, piece].toSorted());
    for (const each of [name, piece]) await age(each, 2);
    await tidyAfter(0);
    expect([await files(), await setAside()]).toEqual([before, [name]]);
    // Ninety days from setting it aside, not from writing it.
    await tidyAfter(89);
    expect(await setAside()).toEqual([name]);
    await tidyAfter(91);
    expect(await setAside()).toEqual([]);
  });

  test("files unknown to yesterday's database are set aside; they can be opened, and come back with today's database", async () => {
    const one = await openApplication(server);
    await expectDone(upload(PHOTO, one));
    const { storage_key, ...row } = await rowOf(one);
    await age(storage_key, 48);
    const restored = crypto.randomUUID();
    await db.updateTable('document').set({ storage_key: restored }).where('id', '=', row.id).execute();
    await tidyAfter(0);
    expect(await setAside()).toContain(storage_key);
    expect((await storage.get(storage_key)).equals(Buffer.from(PHOTO))).toBe(true);
    await db.updateTable('document').set({ storage_key }).where('id', '=', row.id).execute();
    expect((await read(row.id, one)).type).toBe('image/jpeg');
    await tidyAfter(91);
    expect([await files(), await setAside()]).toEqual([expect.arrayContaining([storage_key]), []]);
    expect((await read(row.id, one)).type).toBe('image/jpeg');
  });

  test('only orphaned files are set aside: photos, their viewable copies, replaced photos, proofs and contracts stay', async () => {
    const one = await openApplication(server);
    await expectDone(upload(PHOTO, one));
    const { id } = await expectDone(upload(HEIC, one));
    await expectDone(server.call(uploadDocument, { body: { type: 'payroll', file: new Blob([PDF]) } }, one));
    await borrow(server);
    await services.jobs.drained();
    const before = await files();
    for (const name of before) await age(name, 48);
    await tidyAfter(0);
    expect(await files()).toEqual(before);
    expect((await read(id, one)).type).toBe('image/jpeg');
  });

  test('only our own files are set aside: other files in the folder are left alone', async () => {
    await writeFile(path.join(folder, 'README'), 'not ours');
    await age('README', 48);
    await tidyAfter(0);
    expect((await stat(path.join(folder, 'README'))).isFile()).toBe(true);
  });

  test('every column that names a file is examined before a file counts as orphaned', async () => {
    const { rows } = await sql`select table_name as "table", column_name as "column" from information_schema.columns
      where table_schema = 'public' and column_name like '%storage_key%' order by 1, 2`.execute(db);
    const looked = FILE_COLUMNS.map(({ table, column }) => ({ table, column }));
    expect(rows).toEqual(
      looked.toSorted((one, other) => (`${one.table}.${one.column}` < `${other.table}.${other.column}` ? -1 : 1)),
    );
  });
});
