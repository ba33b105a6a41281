import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  deleteClientDocument,
  finishClientDocuments,
  getClientDocument,
  getClientDocumentState,
  type IdPhotoType,
  restoreClientDocument,
  uploadClientDocument,
} from '@lender/contract';
import { describe, expect, test } from 'vitest';
import {
  expectDone,
  NOTHING,
  openApplication,
  registerWithDetails,
  uploadPhotos,
} from '../../../test/people/journey.ts';
import { PHOTO, PNG, pngOf } from '../../../test/people/photo.ts';
import { answers, refuses } from '../../../test/server/claims.ts';
import { testServer } from '../../../test/server/server.ts';
import { clientIdOf, countOf, useUpLimit } from '../../../test/server/stored.ts';

const server = await testServer();
const strict = await testServer({ UPLOAD_AGE_RULE: true });
const applicant = await openApplication(server);
const stranger = await openApplication(server);
const noApplication = await registerWithDetails(server);

const upload = (bytes: Uint8Array<ArrayBuffer>, as: { token: string } = applicant, type: IdPhotoType = 'id_front') =>
  server.call(uploadClientDocument, { body: { type, file: new Blob([bytes]) } }, as);
const read = (id: string, as: { token: string } = applicant, type: IdPhotoType = 'id_front') =>
  server.call(getClientDocument, { params: { type, id } }, as);
const remove = (id: string, as: { token: string } = applicant) =>
  server.call(deleteClientDocument, { params: { type: 'id_front', id } }, as);
const finish = (as: { token: string }) => server.call(finishClientDocuments, NOTHING, as);
const state = (as: { token: string } = applicant) => server.call(getClientDocumentState, NOTHING, as);
const bytesOf = (content: string) => Uint8Array.from(Buffer.from(content.padEnd(100)));

describe('uploading a photo', () => {
  answers(uploadClientDocument, () => upload(PHOTO));
  refuses(uploadClientDocument, 'upload_wrong_format', () => upload(bytesOf('<svg onload="alert(1)"/>')));
  refuses(uploadClientDocument, 'hs_metric_failed', () => upload(pngOf({ width: 1, height: 1 })));
  refuses(uploadClientDocument, 'illegal_transition', () => upload(PHOTO, noApplication));
  refuses(uploadClientDocument, 'too_large', () => upload(new Uint8Array(13 * 1024 * 1024)));
  refuses(uploadClientDocument, 'rate_limited', async () => {
    const busy = await openApplication(server);
    await useUpLimit(server, { limit: 'uploads', who: [clientIdOf(busy)] });
    return upload(PHOTO, busy);
  });
  refuses(uploadClientDocument, 'upload_too_old', async () => {
    const client = await openApplication(strict);
    const photo = (seconds: number) =>
      ({
        body: { type: 'selfie', modifiedAt: String(Date.now() - seconds * 1000), file: new Blob([PHOTO]) },
      }) as const;
    expect((await strict.call(uploadClientDocument, photo(60), client)).status).toBe(201);
    return strict.call(uploadClientDocument, photo(180), client);
  });

  test.each([
    ['nothing', new Uint8Array()],
    ['a page', bytesOf('<!doctype html><script>alert(1)</script>')],
    ['a PDF', bytesOf('%PDF-1.7')],
    ['a photo that was cut off', PHOTO.slice(0, PHOTO.length - 40)],
    ['a picture of 50,000 by 50,000 points', pngOf({ width: 50_000, height: 50_000 })],
  ])('an upload of %s is refused', async (_, bytes) => {
    expect(await upload(bytes)).toMatchObject({ status: 422, code: 'upload_wrong_format' });
  });

  test.each(['id_front', 'id_back', 'selfie'] as const)(
    'an upload of a %s whose shorter side has fewer than 240 pixels is refused',
    async (type) => {
      const client = await openApplication(server);
      const send = (file: Uint8Array<ArrayBuffer>) =>
        server.call(uploadClientDocument, { body: { type, file: new Blob([file]) } }, client);
      expect(await send(pngOf({ width: 640, height: 239 }))).toMatchObject({
        status: 422,
        code: 'hs_metric_failed',
        body: { error: { details: { minimumPixels: 240 } } },
      });
      expect((await send(pngOf({ width: 640, height: 240 }))).status).toBe(201);
    },
  );

  test('an upload of 64 MB is not read to its end', async () => {
    const before = process.memoryUsage().rss;
    const big = new Uint8Array(64 * 1024 * 1024);
    const answer = await upload(big).catch(() => undefined);
    // The server answers and closes while the body still arrives; a caller that only writes may see the close first.
    if (answer) expect(answer).toMatchObject({ status: 413, code: 'too_large' });
    expect(process.memoryUsage().rss - before).toBeLessThan(400 * 1024 * 1024);
    expect((await upload(PNG)).status).toBe(201);
  });

  test.each(['../../../etc/passwd', 'C:\\windows\\x.jpg', 'a"; x="b.jpg', `${'x'.repeat(3_000)}.jpg`])(
    'an upload ignores the file name %j',
    async (name) => {
      const form = new FormData();
      form.set('type', 'id_back');
      form.set('file', new Blob([PHOTO], { type: 'text/html' }), name);
      const answer = await fetch(`${server.origin}${uploadClientDocument.path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${applicant.token}` },
        body: form,
      });
      expect(answer.status).toBe(201);
      expect(JSON.stringify(await answer.json())).not.toContain(name.slice(0, 10));
    },
  );

  test('an upload of another file under the same key is recognised as different', async () => {
    const send = (bytes: Uint8Array<ArrayBuffer>) =>
      server.call(
        uploadClientDocument,
        { body: { type: 'selfie', file: new Blob([bytes]) } },
        { ...applicant, key: 'one-key-for-two' },
      );
    const first = await send(PHOTO);
    expect(await send(PHOTO)).toMatchObject({ status: 201, body: first.body });
    expect(await send(PNG)).toMatchObject({ status: 422, code: 'idempotency_key_reused' });
  });

  test('an uploaded photo cannot be read from the disk or the database', async () => {
    const marker = 'MARKER-OF-THIS-TEST';
    const marked = Uint8Array.from(Buffer.concat([PHOTO, Buffer.from(marker)]));
    const { data } = await upload(marked, stranger);
    const folder = path.join(server.env.DATA_DIR, 'documents');
    for (const name of await readdir(folder))
      expect((await readFile(path.join(folder, name))).includes(marker)).toBe(false);
    const { data: back } = await read(data.id, stranger);
    expect(Buffer.from(back.base64, 'base64').equals(Buffer.from(marked))).toBe(true);
  });
});

describe('the photos', () => {
  answers(getClientDocumentState, () => state());
  answers(getClientDocument, async () => read((await expectDone(upload(PHOTO))).id));
  answers(deleteClientDocument, async () => remove((await expectDone(upload(PHOTO))).id));
  refuses(getClientDocument, 'not_found', () => read(crypto.randomUUID()));
  refuses(deleteClientDocument, 'not_found', () => remove(crypto.randomUUID()));

  test('the photos of a client are not shown to other clients', async () => {
    const { id } = await expectDone(upload(PHOTO));
    expect([(await read(id, stranger)).status, (await remove(id, stranger)).status]).toEqual([404, 404]);
    expect((await read(id)).status).toBe(200);
  });

  test('a client has one photo of each type: a new one replaces the old', async () => {
    const first = await expectDone(upload(PHOTO));
    const second = await expectDone(upload(PNG));
    const { data } = await state();
    expect(data.documents.filter(({ type }) => type === 'id_front').map(({ id, mime }) => ({ id, mime }))).toEqual([
      { id: second.id, mime: 'image/png' },
    ]);
    expect((await read(first.id)).status).toBe(404);
  });
});

describe('a photo that was removed', () => {
  const restore = (id: string, as: { token: string }) =>
    server.call(restoreClientDocument, { params: { type: 'id_front', id } }, as);

  test('a removed photo can be restored while no other has replaced it', async () => {
    const one = await openApplication(server);
    const { id } = await expectDone(upload(PHOTO, one));
    await expectDone(remove(id, one));
    expect((await state(one)).data.missing).toContain('id_front');
    await expectDone(restore(id, one));
    expect((await state(one)).data.documents).toMatchObject([{ id }]);
  });

  refuses(restoreClientDocument, 'limit_reached', async () => {
    const one = await openApplication(server);
    const { id } = await expectDone(upload(PHOTO, one));
    await expectDone(remove(id, one));
    await expectDone(upload(PNG, one));
    return restore(id, one);
  });

  test('a photo that was removed because another replaced it cannot be restored', async () => {
    const one = await openApplication(server);
    const { id } = await expectDone(upload(PHOTO, one));
    const second = await expectDone(upload(PNG, one));
    await expectDone(remove(second.id, one));
    expect((await restore(id, one)).code).toBe('not_found');
  });
});

describe('finishing the photos', () => {
  refuses(finishClientDocuments, 'documents_missing', async () => finish(await openApplication(server)));
  refuses(finishClientDocuments, 'illegal_transition', () => finish(noApplication));
  answers(finishClientDocuments, async () => {
    const fresh = await openApplication(server);
    await uploadPhotos(server, fresh);
    return finish(fresh);
  });
  refuses(deleteClientDocument, 'illegal_transition', async () => {
    const fresh = await openApplication(server);
    await uploadPhotos(server, fresh);
    const { data } = await state(fresh);
    await expectDone(finish(fresh));
    expect((await upload(PHOTO, fresh)).code).toBe('illegal_transition');
    expect(await countOf(server, 'document', fresh)).toBe(3);
    return remove(data.documents.find(({ type }) => type === 'id_front')?.id ?? '', fresh);
  });
});
