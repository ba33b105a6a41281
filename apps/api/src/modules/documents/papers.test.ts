import {
  createApplication,
  deleteClientDocument,
  finish,
  getCase,
  getClientDocument,
  getClientDocumentState,
  getFlow,
  PAPER_TYPES,
  type PaperType,
  restoreClientDocument,
  updateApplication,
  uploadBankStatement,
  uploadDocument,
} from '@lender/contract';
import { APPLICATION_STATUS } from '@lender/lending';
import { describe, expect, test } from 'vitest';
import { PDF } from '../../../test/pdf/pdf.ts';
import {
  type Applicant,
  application,
  expectDone,
  NOTHING,
  openApplication,
  registerWithDetails,
} from '../../../test/people/journey.ts';
import { PHOTO, pngOf } from '../../../test/people/photo.ts';
import { answers, refuses } from '../../../test/server/claims.ts';
import { testServer } from '../../../test/server/server.ts';
import { clientIdOf } from '../../../test/server/stored.ts';
import { inTransaction } from '../../kernel/database/transaction.ts';
import { activeApplication } from '../applications/index.ts';
import { lockClient } from '../clients/index.ts';
import { askFor } from './ask-for.ts';

const server = await testServer();
const { services } = server;
const noApplication = await registerWithDetails(server);
const stranger = await openApplication(server);
const SCAN = pngOf({ width: 480, height: 640 });

type Who = { readonly token: string; readonly key?: string };
const proof = (bytes: Uint8Array<ArrayBuffer>, as: Who) =>
  server.call(uploadDocument, { body: { type: 'payroll', file: new Blob([bytes]) } }, as);
const page = (bytes: Uint8Array<ArrayBuffer>, as: Who) =>
  server.call(uploadBankStatement, { body: { file: new Blob([bytes]) } }, as);
type Answer = {
  readonly status: number;
  readonly code?: string;
  readonly body: unknown;
  readonly data: { readonly id: string };
};
const uploads: Readonly<Record<PaperType, (bytes: Uint8Array<ArrayBuffer>, as: Who) => Promise<Answer>>> = {
  payroll: proof,
  bank_statement: page,
};
const end = (as: Who, paper?: PaperType) => server.call(finish, { query: paper ? { paper } : {} }, as);
const remove = (as: Who, type: PaperType, id: string) =>
  server.call(deleteClientDocument, { params: { type, id } }, as);
const restore = (as: Who, type: PaperType, id: string) =>
  server.call(restoreClientDocument, { params: { type, id } }, as);
const read = (as: Who, type: PaperType, id: string) => server.call(getClientDocument, { params: { type, id } }, as);
const idsOf = async (as: Who): Promise<string[]> =>
  (await expectDone(server.call(getClientDocumentState, NOTHING, as))).papers.map(({ id }) => id);

const objectTo = (applicant: Applicant, document: PaperType) =>
  inTransaction(services.db, async (tx) => {
    const clientId = clientIdOf(applicant);
    await lockClient(tx, clientId);
    const record = await activeApplication(tx, clientId);
    if (record) await askFor(tx, { record, asked: [{ document, objection: 'cut_off' }], by: 'engine' }, services);
  });

describe.each(PAPER_TYPES)('the files of a %s', (paper) => {
  const other = paper === 'payroll' ? 'bank_statement' : 'payroll';
  const upload = uploads[paper];
  const stored = async (as: Who, bytes = PDF) => (await expectDone(upload(bytes, as))).id;

  test('the files of a proof are limited to twelve, also when more arrive at the same moment', async () => {
    const one = await openApplication(server);
    const results = await Promise.all(Array.from({ length: 14 }, () => upload(PDF, one)));
    expect(results.filter(({ status }) => status === 201)).toHaveLength(12);
    expect(results.find(({ status }) => status === 409)).toMatchObject({
      code: 'limit_reached',
      body: { error: { details: { limit: 12 } } },
    });
    expect((await upload(PDF, one)).code).toBe('limit_reached');
    expect((await uploads[other](PDF, one)).status).toBe(201);
  });

  test('the removal of a file makes room for another, and can be undone while there is room', async () => {
    const one = await openApplication(server);
    const ids = await Promise.all(Array.from({ length: 12 }, () => stored(one)));
    const [first = ''] = ids;
    await expectDone(remove(one, paper, first));
    expect(await idsOf(one)).not.toContain(first);
    expect((await read(one, paper, first)).code).toBe('not_found');
    const twelfth = await stored(one);
    expect(await restore(one, paper, first)).toMatchObject({
      code: 'limit_reached',
      body: { error: { details: { limit: 12 } } },
    });
    await expectDone(remove(one, paper, twelfth));
    await expectDone(restore(one, paper, first));
    await expectDone(restore(one, paper, first));
    expect((await idsOf(one)).toSorted()).toEqual(ids.toSorted());
  });

  test('the files of a proof are shown to their owner unchanged', async () => {
    const one = await openApplication(server);
    const [pdf, scan] = [await stored(one), await stored(one, SCAN)];
    const { papers } = await expectDone(server.call(getClientDocumentState, NOTHING, one));
    expect(papers).toMatchObject([
      { id: pdf, type: paper, mime: 'application/pdf', sizeBytes: PDF.length },
      { id: scan, type: paper, mime: 'image/png', sizeBytes: SCAN.length },
    ]);
    expect(await expectDone(read(one, paper, pdf))).toEqual({
      type: 'application/pdf',
      base64: Buffer.from(PDF).toString('base64'),
    });
  });

  test('the files of a proof are visible to their owner only, and under their own kind only', async () => {
    const one = await openApplication(server);
    const id = await stored(one);
    const tries = await Promise.all([
      read(stranger, paper, id),
      remove(stranger, paper, id),
      restore(stranger, paper, id),
      read(one, other, id),
      remove(one, other, id),
    ]);
    expect(tries.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect(await idsOf(one)).toEqual([id]);
    expect(await idsOf(stranger)).toEqual([]);
  });

  test('a file is stored once, although the same form is sent twice', async () => {
    const one = { ...(await openApplication(server)), key: 'one-file-of-this-form' };
    expect(await stored(one)).toBe(await stored(one));
    expect(await idsOf(one)).toHaveLength(1);
  });

  test.each([
    ['a file of 15 MB', new Uint8Array(15 * 1024 * 1024), 'too_large'],
    ['nothing', new Uint8Array(), 'upload_wrong_format'],
    ['a page that calls itself a PDF', new TextEncoder().encode('<!doctype html>'.padEnd(99)), 'upload_wrong_format'],
    ['a photo that nobody can read', PHOTO, 'hs_metric_failed'],
  ])('an upload of %s is refused, and the files stored before stay', async (_, bytes, code) => {
    const one = await openApplication(server);
    const id = await stored(one);
    expect((await upload(bytes, one)).code).toBe(code);
    expect(await idsOf(one)).toEqual([id]);
  });

  test('a proof is completed once, and after that no file is added, removed or restored', async () => {
    const one = await openApplication(server);
    expect(await end(one, paper)).toMatchObject({
      code: 'documents_missing',
      body: { error: { details: { missing: [paper] } } },
    });
    const [id, removed] = [await stored(one), await stored(one)];
    await expectDone(remove(one, paper, removed));
    const both = await Promise.all([end(one, paper), end(one, paper)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const late = [await upload(PDF, one), await remove(one, paper, id), await restore(one, paper, removed)];
    expect(late.map(({ code }) => code)).toEqual(Array(3).fill('illegal_transition'));
    expect(await idsOf(one)).toEqual([id]);
    expect((await uploads[other](PDF, one)).status).toBe(201);
  });

  test('a file that arrives while its proof is completed is either counted or refused', async () => {
    const one = await openApplication(server);
    await stored(one);
    const [ended, late] = await Promise.all([end(one, paper), upload(PDF, one)]);
    expect(ended.status).toBe(200);
    expect(await idsOf(one)).toHaveLength(late.status === 201 ? 2 : 1);
    expect([201, 409]).toContain(late.status);
  });

  test('files that staff object to make room and cannot be restored, and the objection is shown until there are new files', async () => {
    const one = await openApplication(server);
    const id = await stored(one);
    await objectTo(one, paper);
    expect(await idsOf(one)).toEqual([]);
    expect((await restore(one, paper, id)).code).toBe('not_found');
    expect((await end(one, paper)).code).toBe('documents_missing');
    const flow = async () => (await expectDone(server.call(getFlow, NOTHING, one))).errors;
    expect(await flow()).toEqual([{ document: paper, code: 'cut_off' }]);
    await stored(one);
    await expectDone(end(one, paper));
    expect(await flow()).toEqual([]);
  });

  test('the files of a proof stay with the application that they were sent for', async () => {
    const one = await openApplication(server);
    const id = await stored(one);
    const params = { id: one.applicationId };
    await expectDone(server.call(updateApplication, { params, body: { status: APPLICATION_STATUS.canceled } }, one));
    const again = {
      ...one,
      applicationId: (await expectDone(server.call(createApplication, await application(server), one))).id,
    };
    expect(await idsOf(again)).toEqual([]);
    expect((await remove(again, paper, id)).code).toBe('illegal_transition');
    expect((await end(again, paper)).code).toBe('documents_missing');
    await objectTo(again, paper);
    const staff = { token: await server.operator() };
    const seen = async (applicationId: string) =>
      (await expectDone(server.call(getCase, { params: { id: applicationId } }, staff))).documents.length;
    expect([await seen(one.applicationId), await seen(again.applicationId)]).toEqual([1, 0]);
  });
});

describe('the endpoints', () => {
  const withFile = async () => {
    const one = await openApplication(server);
    return { one, id: (await expectDone(proof(PDF, one))).id };
  };
  refuses(uploadDocument, 'limit_reached', async () => {
    const one = await openApplication(server);
    await Promise.all(Array.from({ length: 12 }, () => proof(PDF, one)));
    return proof(PDF, one);
  });
  refuses(uploadBankStatement, 'limit_reached', async () => {
    const one = await openApplication(server);
    await Promise.all(Array.from({ length: 12 }, () => page(PDF, one)));
    return page(PDF, one);
  });
  refuses(finish, 'documents_missing', async () => end(await openApplication(server)));
  refuses(finish, 'illegal_transition', () => end(noApplication));
  answers(finish, async () => {
    const one = await openApplication(server);
    await expectDone(page(PDF, one));
    return end(one);
  });
  answers(restoreClientDocument, async () => {
    const { one, id } = await withFile();
    await expectDone(remove(one, 'payroll', id));
    return restore(one, 'payroll', id);
  });
  refuses(restoreClientDocument, 'not_found', async () =>
    restore(await openApplication(server), 'payroll', crypto.randomUUID()),
  );
  refuses(restoreClientDocument, 'illegal_transition', async () => {
    const { one, id } = await withFile();
    await expectDone(proof(PDF, one));
    await expectDone(remove(one, 'payroll', id));
    await expectDone(end(one, 'payroll'));
    return restore(one, 'payroll', id);
  });
});
