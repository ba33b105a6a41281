import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { freePort } from '../../../test/server/free-port.ts';
import { BUCKET, S3_KEYS, s3Server } from '../../../test/server/s3-server.ts';
import { testKeys } from '../../../test/server/test-env.ts';
import { createVault } from '../../kernel/crypto/vault.ts';
import { openBucket } from './bucket.ts';
import { createStorage } from './create-storage.ts';
import { openFolder } from './folder.ts';
import { type Objects, type Room, StorageUnavailable } from './objects.ts';
import { openObjects } from './open-objects.ts';

const s3 = await s3Server();
const folder = await mkdtemp(path.join(tmpdir(), 'lender-objects-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const settings = {
  ...{ bucket: BUCKET, endpoint: s3.endpoint, region: 'us-east-1', isPathStyle: true, credentials: S3_KEYS },
};
const vault = createVault(testKeys());

const namesIn = async (objects: Objects, room: Room) => {
  const names: string[] = [];
  for await (const files of objects.list(room)) names.push(...files.map(({ name }) => name));
  return names.toSorted();
};

describe.each([
  ['a folder', () => openFolder(folder)],
  ['a bucket', () => openBucket({ ...settings, pageSize: 1 })],
] as const)('documents in %s', async (_, open) => {
  const objects = await open();
  const [one, other] = [crypto.randomUUID(), crypto.randomUUID()];
  const storage = createStorage(objects, vault);

  test('documents are read to the byte, also when they are empty or large, and replaced when written again', async () => {
    for (const bytes of [Buffer.alloc(0), Buffer.from([0, 255, 10, 13]), Buffer.alloc(13 * 1024 * 1024, 7)]) {
      await objects.write('documents', one, bytes);
      expect((await objects.read('documents', one))?.equals(bytes)).toBe(true);
    }
  });

  test('documents that do not exist are undefined, and removing them does nothing', async () => {
    expect(await objects.read('documents', other)).toBeUndefined();
    await objects.remove('documents', other);
  });

  test('documents are listed by room with the moment of their writing, and move from one room to the other', async () => {
    await objects.write('documents', other, Buffer.from('other'));
    expect(await namesIn(objects, 'documents')).toEqual([one, other].toSorted());
    expect(await namesIn(objects, 'set-aside')).toEqual([]);
    await objects.move(other, 'documents', 'set-aside');
    expect(await namesIn(objects, 'documents')).toEqual([one]);
    for await (const files of objects.list('set-aside'))
      for (const { writtenAt } of files) expect(Math.abs(writtenAt.getTime() - Date.now())).toBeLessThan(120_000);
    expect(await objects.read('documents', other)).toBeUndefined();
    expect(String(await objects.read('set-aside', other))).toBe('other');
    for (const [room, name] of [
      ['documents', one],
      ['set-aside', other],
    ] as const)
      await objects.remove(room, name);
    expect(await namesIn(objects, 'documents')).toEqual([]);
  });

  test('documents are sealed: the store cannot read them, and one that was changed or moved does not open', async () => {
    const [first, second] = [await storage.put(Buffer.from('what it says')), await storage.put(Buffer.from('else'))];
    const sealed = (await objects.read('documents', first)) ?? Buffer.alloc(0);
    expect(sealed.includes('what it says')).toBe(false);
    expect(String(await storage.get(first))).toBe('what it says');
    await objects.write('documents', second, sealed);
    await expect(storage.get(second)).rejects.toThrow();
    sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1;
    await objects.write('documents', first, sealed);
    await expect(storage.get(first)).rejects.toThrow();
    await expect(storage.get(crypto.randomUUID())).rejects.toThrow('the file is gone');
    await expect(storage.get('../keys')).rejects.toThrow('not a storage key');
  });

  test('documents are set aside, brought back and removed by what rows name, page after page', async () => {
    const stays = await storage.put(Buffer.from('named'));
    const goes = await storage.put(Buffer.from('not named'));
    const later = new Date(Date.now() + 60_000);
    const tidy = (named: readonly string[], setAsideBefore: Date) =>
      storage.tidy({
        writtenBefore: later,
        setAsideBefore,
        named: async (keys) => new Set(keys.filter((key) => named.includes(key))),
      });
    expect(await tidy([stays], new Date(0))).toMatchObject({ broughtBack: 0, removed: 0 });
    expect(await namesIn(objects, 'documents')).toEqual([stays]);
    expect(String(await storage.get(goes))).toBe('not named');
    expect(await tidy([stays, goes], later)).toMatchObject({ setAside: 0, broughtBack: 1 });
    expect(await namesIn(objects, 'documents')).toEqual([stays, goes].toSorted());
    expect(await tidy([], later)).toEqual({ setAside: 2, broughtBack: 0, removed: 2 });
    expect([await namesIn(objects, 'documents'), await namesIn(objects, 'set-aside')]).toEqual([[], []]);
  });
});

describe('a bucket', () => {
  test.each([
    ['is not there', { bucket: 'nobodys-bucket' }, 'NoSuchBucket'],
    ['is somebody else’s', { credentials: { ...S3_KEYS, accessKeyId: 'WRONG' } }, 'InvalidAccessKeyId'],
    ['is opened with a wrong secret', { credentials: { ...S3_KEYS, secretAccessKey: 'no' } }, 'SignatureDoesNotMatch'],
  ])('a bucket that %s is refused at once, by name', async (_, change, word) => {
    const opening = openBucket({ ...settings, ...change });
    await expect(opening).rejects.toThrow(`of ${s3.endpoint}: ${word}`);
    await expect(opening).rejects.toThrow(StorageUnavailable);
  });

  test('a bucket that cannot be reached does not keep the server from starting, and fails when it is used', async () => {
    const endpoint = `http://127.0.0.1:${await freePort()}`;
    const objects = await openBucket({ ...settings, endpoint });
    const name = crypto.randomUUID();
    await expect(objects.read('documents', name)).rejects.toThrow(StorageUnavailable);
    await expect(objects.write('documents', name, Buffer.from('x'))).rejects.toThrow('ECONNREFUSED');
  });

  test('a bucket whose answer is no answer of S3 is unavailable too', async () => {
    const port = await freePort();
    const proxy = createServer((_, response) => response.writeHead(502).end('<html>Bad gateway</html>'));
    await new Promise<void>((resolve) => proxy.listen(port, '127.0.0.1', resolve));
    const objects = await openBucket({ ...settings, endpoint: `http://127.0.0.1:${port}` });
    await expect(objects.read('documents', crypto.randomUUID())).rejects.toThrow(StorageUnavailable);
    await new Promise((resolve) => proxy.close(resolve));
  });

  test('a bucket that accepts a connection and does not answer is given up', async () => {
    const port = await freePort();
    const silent = createServer(() => {});
    await new Promise<void>((resolve) => silent.listen(port, '127.0.0.1', resolve));
    const objects = await openBucket({ ...settings, endpoint: `http://127.0.0.1:${port}`, giveUpMs: 100 });
    await expect(objects.read('documents', crypto.randomUUID())).rejects.toThrow(StorageUnavailable);
    silent.closeAllConnections();
    await new Promise((resolve) => silent.close(resolve));
  });
});

test('a setting of a store without a bucket is refused', async () => {
  const env = { DATA_DIR: folder, DOCUMENTS_REGION: 'x', DOCUMENTS_PATH_STYLE: false, keys: testKeys() };
  const opening = openObjects({ ...env, DOCUMENTS_BUCKET: undefined, DOCUMENTS_ENDPOINT: s3.endpoint });
  await expect(opening).rejects.toThrow('without DOCUMENTS_BUCKET');
});
