import { createHash } from 'node:crypto';
import {
  getCase,
  getCaseDocument,
  getClientDocumentState,
  type ProofType,
  uploadBankStatement,
  uploadDocument,
} from '@lender/contract';
import { APPLICATION_STATUS } from '@lender/lending';
import { describe, expect, test } from 'vitest';
import { PDF } from '../../../test/pdf/pdf.ts';
import { pdfPictures } from '../../../test/pdf/pdf-pictures.ts';
import {
  type Applicant,
  expectDone,
  NOTHING,
  openApplication,
  registerWithDetails,
} from '../../../test/people/journey.ts';
import { PHOTO, pngOf } from '../../../test/people/photo.ts';
import { answers, refuses } from '../../../test/server/claims.ts';
import { testServer } from '../../../test/server/server.ts';
import { clientIdOf, setApplication, useUpLimit } from '../../../test/server/stored.ts';
import { DOCUMENTS_QUOTAS } from './limits.data.ts';

const server = await testServer();
const strict = await testServer({ UPLOAD_AGE_RULE: true });
const { db } = server.services;
const applicant = await openApplication(server);
const noApplication = await registerWithDetails(server);
const PAGE = pngOf({ width: 480, height: 640 });
const TOO_LARGE = new Uint8Array(13 * 1024 * 1024);

type Who = { token: string };
const proof = (bytes: Uint8Array<ArrayBuffer>, as: Who = applicant, type: ProofType = 'payroll') =>
  server.call(uploadDocument, { body: { type, file: new Blob([bytes]) } }, as);
const page = (bytes: Uint8Array<ArrayBuffer>, as: Who = applicant) =>
  server.call(uploadBankStatement, { body: { file: new Blob([bytes]) } }, as);
const rowsOf = (as: Who) =>
  db.selectFrom('document').selectAll().where('client_id', '=', clientIdOf(as)).orderBy('id').execute();
const text = (content: string) => Uint8Array.from(Buffer.from(content.padEnd(200), 'latin1'));

async function busy(): Promise<Applicant> {
  const one = await openApplication(server);
  await useUpLimit(server, { limit: 'uploads', who: [clientIdOf(one)] });
  return one;
}
async function old<T>(send: (secondsAgo: string, as: Who) => Promise<T & { status: number }>): Promise<T> {
  const one = await openApplication(strict);
  expect((await send(String(Date.now() - 60_000), one)).status).toBe(201);
  return send(String(Date.now() - 180_000), one);
}

describe('a proof', () => {
  answers(uploadDocument, () => proof(PDF));
  refuses(uploadDocument, 'upload_wrong_format', () => proof(text('<svg onload="alert(1)"/>')));
  refuses(uploadDocument, 'hs_metric_failed', () => proof(PHOTO));
  refuses(uploadDocument, 'too_large', () => proof(TOO_LARGE));
  refuses(uploadDocument, 'illegal_transition', () => proof(PDF, noApplication));
  refuses(uploadDocument, 'rate_limited', async () => proof(PDF, await busy()));
  refuses(uploadDocument, 'upload_too_old', () =>
    old((modifiedAt, as) =>
      strict.call(uploadDocument, { body: { type: 'payroll', modifiedAt, file: new Blob([PDF]) } }, as),
    ),
  );

  test('a proof of address is a single file: a new one replaces the old, and the state of the photos does not show it', async () => {
    const one = await openApplication(server);
    await expectDone(proof(PDF, one, 'proof_of_address'));
    await expectDone(proof(PAGE, one, 'proof_of_address'));
    await expectDone(proof(PDF, one));
    const rows = await rowsOf(one);
    expect(rows.map(({ type, mime, removed_at }) => [type, mime, removed_at === null])).toEqual([
      ['proof_of_address', 'application/pdf', false],
      ['proof_of_address', 'image/png', true],
      ['payroll', 'application/pdf', true],
    ]);
    const { data } = await server.call(getClientDocumentState, NOTHING, one);
    expect(data).toMatchObject({ documents: [], missing: ['id_front', 'id_back', 'selfie'] });
  });

  test('a proof is stored with its hash and its application', async () => {
    const one = await openApplication(server);
    await expectDone(proof(PDF, one));
    expect(await rowsOf(one)).toMatchObject([
      { sha256: createHash('sha256').update(PDF).digest('hex'), application_id: one.applicationId },
    ]);
  });

  test('a refusal of a proof that is too small gives the required size', async () => {
    expect((await proof(PHOTO)).body).toMatchObject({ error: { details: { minimumPixels: 480 } } });
    expect((await proof(pngOf({ width: 479, height: 2_000 }))).code).toBe('hs_metric_failed');
    expect((await proof(PAGE)).status).toBe(201);
  });

  test.each([
    ['a program', text('MZ\x90\0')],
    ['an archive, which might be a bomb', text('PK\x03\x04')],
    ['a packed file, which might be a bomb', text('\x1f\x8b\x08')],
    ['a GIF', text('GIF89a')],
    ['nothing', new Uint8Array()],
    ['a PDF with nothing in it', text('%PDF-1.7\nstartxref\n9\n%%EOF')],
    ['a picture of 50,000 by 50,000 points', pngOf({ width: 50_000, height: 50_000 })],
  ])('an upload of %s is refused as a proof', async (_, bytes) => {
    expect(await proof(bytes)).toMatchObject({ status: 422, code: 'upload_wrong_format' });
  });

  test('a proof is shown to staff with its type and size', async () => {
    const one = await openApplication(server);
    await expectDone(proof(PDF, one));
    const staff = { token: await server.operator() };
    const { data } = await server.call(getCase, { params: { id: one.applicationId } }, staff);
    expect(data.documents).toMatchObject([{ type: 'payroll', mime: 'application/pdf', sizeBytes: PDF.length }]);
    const params = { id: one.applicationId, documentId: data.documents[0]?.id ?? '' };
    const seen = await server.call(getCaseDocument, { params }, staff);
    expect([seen.headers.get('content-type'), pdfPictures(seen.data).length]).toEqual(['application/pdf', 1]);
  });
});

describe('a bank statement', () => {
  answers(uploadBankStatement, () => page(PDF));
  refuses(uploadBankStatement, 'upload_wrong_format', () => page(text('<!doctype html>')));
  refuses(uploadBankStatement, 'hs_metric_failed', () => page(PHOTO));
  refuses(uploadBankStatement, 'too_large', () => page(TOO_LARGE));
  refuses(uploadBankStatement, 'illegal_transition', () => page(PDF, noApplication));
  refuses(uploadBankStatement, 'rate_limited', async () => page(PDF, await busy()));
  refuses(uploadBankStatement, 'upload_too_old', () =>
    old((modifiedAt, as) => strict.call(uploadBankStatement, { body: { modifiedAt, file: new Blob([PDF]) } }, as)),
  );
});

test.each([
  ['new', 201],
  ['verification', 201],
  ['manualVerification', 201],
  ['signing', 409],
  ['accepted', 409],
  ['specialOffer', 409],
] as const)('an upload of proofs to an application in status %s is answered with %i', async (status, wanted) => {
  const one = await openApplication(server);
  await setApplication(server, one, { status: APPLICATION_STATUS[status] });
  expect([(await proof(PDF, one)).status, (await page(PDF, one)).status]).toEqual([wanted, wanted]);
});

test('the files that a client uploads in a day have a limit in bytes, and removed ones count too', async () => {
  const one = await openApplication(server);
  await expectDone(page(PDF, one));
  const almost = DOCUMENTS_QUOTAS['uploaded-bytes'].limit - PDF.length;
  const stored = { size_bytes: almost, removed_at: server.services.clock.wall() };
  await db.updateTable('document').set(stored).where('client_id', '=', clientIdOf(one)).execute();
  expect((await page(PDF, one)).status).toBe(201);
  const refused = await page(PDF, one);
  expect(refused).toMatchObject({ status: 429, code: 'rate_limited' });
  const wait = Number(refused.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(86_000);
  expect(wait).toBeLessThanOrEqual(86_400);
});
