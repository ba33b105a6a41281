import {
  deleteClientDocument,
  finish,
  getClientDocumentState,
  PAPER_TYPES,
  restoreClientDocument,
  uploadBankStatement,
  uploadDocument,
} from '@lender/contract';
import { answers, fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import { describe, expect, test } from 'vitest';
import { PAPER_PATHS } from './document.ts';
import { answerPaper } from './document-route.server.ts';
import { readPaper, uploadPaper } from './documents.server.ts';

const id = '019c0000-0000-7000-8000-000000000001';
const other = '019c0000-0000-7000-8000-000000000002';
const uploadedAt = '2026-11-21T16:00:00.000Z';
const payslip = { id, type: 'payroll', mime: 'application/pdf', sizeBytes: 4_096, uploadedAt } as const;
const page = { id: other, type: 'bank_statement', mime: 'image/jpeg', sizeBytes: 9, uploadedAt } as const;
const WRONG_FORMAT = {
  ok: false,
  refusal: { status: 422, code: 'upload_wrong_format', message: '', fields: {}, facts: {} },
} as const;
const file = (name: string) => new File(['x'], name);

function withFiles(form: FormData, ...names: string[]): FormData {
  for (const name of names) form.append('file', file(name));
  return form;
}

describe('the page of a document', () => {
  const url = 'https://site.test/registration/payroll-upload';
  const saved = () =>
    fakeCall(grants(getClientDocumentState, { documents: [], papers: [payslip, page], missing: [], finished: true }))
      .call;

  test('a document’s page shows its own files and no others', async () => {
    expect(await readPaper(saved(), { type: 'payroll', url })).toEqual({
      type: 'payroll',
      files: [{ id, sizeBytes: 4_096, isPicture: false }],
      objection: null,
      removed: null,
    });
    expect(await readPaper(saved(), { type: 'bank_statement', url })).toMatchObject({
      files: [{ id: other, isPicture: true }],
    });
  });

  test('a document’s page says what was wrong before, in words that it knows', async () => {
    const errors = [
      { document: 'selfie', code: 'expired' },
      { document: 'payroll', code: 'cut_off' },
    ];
    expect(await readPaper(saved(), { type: 'payroll', url, errors })).toMatchObject({ objection: 'cut_off' });
    const unknownType = [{ document: 'payroll', code: 'unheard_of' }];
    expect(await readPaper(saved(), { type: 'payroll', url, errors: unknownType })).toMatchObject({ objection: null });
  });

  test('a document’s page offers to restore a file that was removed just now, until it is back', async () => {
    const gone = await readPaper(saved(), { type: 'payroll', url: `${url}?tipo=payroll&borrado=${other}` });
    const back = await readPaper(saved(), { type: 'payroll', url: `${url}?tipo=payroll&borrado=${id}` });
    expect([gone.removed, back.removed]).toEqual([{ type: 'payroll', id: other }, null]);
  });
});

describe('a form with several files', () => {
  test('each file of a form is stored under its own key, and the answer says which were refused and why', async () => {
    const { call, made } = fakeCall(
      answers(uploadDocument, ({ body: { file } }) =>
        file.size > 1 ? WRONG_FORMAT : { ok: true, status: 201, data: payslip },
      ),
    );
    const form = formOf({ formKey: 'key-of-the-form' });
    for (const [name, content] of Object.entries({ 'a.pdf': 'a', 'b.gif': 'bb', 'c.pdf': 'c' }))
      form.append('file', new File([content], name));
    expect(await uploadPaper(call, 'payroll', form)).toEqual([{ name: 'b.gif', code: 'upload_wrong_format' }]);
    expect(made.map(({ options }) => options)).toEqual([
      { idempotencyKey: 'key-of-the-form-0' },
      { idempotencyKey: 'key-of-the-form-1' },
      { idempotencyKey: 'key-of-the-form-2' },
    ]);
  });

  test('files are no longer sent once the document is full', async () => {
    const { call, made } = fakeCall(refuses(uploadBankStatement, 'limit_reached', { facts: { limit: 12 } }));
    const refused = await uploadPaper(call, 'bank_statement', withFiles(new FormData(), 'a.pdf', 'b.pdf'));
    expect(refused).toEqual([
      { name: 'a.pdf', code: 'limit_reached' },
      { name: 'b.pdf', code: 'limit_reached' },
    ]);
    expect(made).toHaveLength(1);
  });
});

describe.each(PAPER_TYPES)('answers to a form of %s', (type) => {
  const here = PAPER_PATHS[type];
  const upload = type === 'payroll' ? uploadDocument : uploadBankStatement;
  const refused = (code: string) => ({ kind: 'page', data: { refused: [], code }, status: 422 });

  test('a form without a file is explained', async () => {
    expect(await answerPaper(fakeCall().call, type, formOf({ intent: 'upload' }))).toEqual(refused('no_file'));
  });

  test('a removed file can be restored', async () => {
    const { call } = fakeCall(grants(deleteClientDocument, {}), grants(restoreClientDocument, {}));
    const removed = await answerPaper(call, type, formOf({ intent: 'remove', type, id }));
    expect(removed).toEqual({ kind: 'redirect', to: `${here}?tipo=${type}&borrado=${id}` });
    expect(await answerPaper(call, type, formOf({ intent: 'restore', type, id }))).toEqual({
      kind: 'redirect',
      to: here,
    });
  });

  test('finishing ends this document and no other', async () => {
    const { call, made } = fakeCall(grants(finish, {}));
    expect(await answerPaper(call, type, formOf({ intent: 'finish' }))).toEqual({ kind: 'redirect', to: '/flow' });
    expect(made).toMatchObject([{ endpoint: 'finish', send: { query: { paper: type } } }]);
  });

  test('finishing first stores the chosen files, and waits when one is refused', async () => {
    const { call, made } = fakeCall(refuses(upload, 'too_large'));
    const outcome = await answerPaper(call, type, withFiles(formOf({ intent: 'finish' }), 'big.pdf'));
    expect(outcome).toEqual({ kind: 'page', data: { refused: [{ name: 'big.pdf', code: 'too_large' }] }, status: 422 });
    expect(made).toHaveLength(1);
  });

  test('finishing without a file is explained, and finishing after another tab did is no problem', async () => {
    const missing = fakeCall(refuses(finish, 'documents_missing', { facts: { missing: [type] } }));
    expect(await answerPaper(missing.call, type, formOf({ intent: 'finish' }))).toEqual(refused('documents_missing'));
    const late = fakeCall(refuses(finish, 'illegal_transition'));
    expect(await answerPaper(late.call, type, formOf({ intent: 'finish' }))).toMatchObject({ to: '/flow' });
  });
});
