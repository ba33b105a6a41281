import { getClientDocument, uploadClientDocument } from '@lender/contract';
import { expect, test } from 'vitest';
import { expectDone, openApplication } from '../../../test/people/journey.ts';
import { PHOTO } from '../../../test/people/photo.ts';
import { BUCKET, S3_KEYS, s3Server } from '../../../test/server/s3-server.ts';
import { testServer } from '../../../test/server/server.ts';
import { clientIdOf } from '../../../test/server/stored.ts';
import { testKeys } from '../../../test/server/test-env.ts';

const s3 = await s3Server();
const server = await testServer({
  ...{ DOCUMENTS_BUCKET: BUCKET, DOCUMENTS_ENDPOINT: s3.endpoint, DOCUMENTS_PATH_STYLE: true },
  keys: { ...testKeys(), documents: S3_KEYS },
});

test('while the bucket is unavailable an upload is refused with a request to retry, nothing is half stored, and the rest of the site works', async () => {
  const one = await openApplication(server);
  const upload = () => server.call(uploadClientDocument, { body: { type: 'id_front', file: new Blob([PHOTO]) } }, one);
  const { id } = await expectDone(upload());
  const read = () => server.call(getClientDocument, { params: { type: 'id_front', id } }, one);
  const { base64 } = await expectDone(read());
  expect(Buffer.from(base64, 'base64').equals(Buffer.from(PHOTO))).toBe(true);

  await s3.stop();
  for (const answer of [await upload(), await read()]) {
    expect([answer.status, answer.code]).toEqual([503, 'unavailable']);
    expect(answer.headers.get('retry-after')).toBe('5');
  }
  const rows = await server.services.db
    .selectFrom('document')
    .select(['id', 'removed_at'])
    .where('client_id', '=', clientIdOf(one))
    .execute();
  // The document that was to be replaced stays.
  expect(rows).toEqual([{ id, removed_at: null }]);
  expect((await fetch(`${server.origin}/health/ready`)).status).toBe(200);

  await s3.startAgain();
  expect((await expectDone(read())).base64).toBe(base64);
  const again = await expectDone(upload());
  expect(again.id).not.toBe(id);
});
