import { UPLOAD_LIMIT_BYTES, uploadBankStatement, uploadClientDocument, uploadDocument } from '@lender/contract';
import { ok } from '@lender/result';
import { answers, fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import { describe, expect, test } from 'vitest';
import { uploadFile } from './upload-file.server.ts';

const id = '019c0000-0000-7000-8000-000000000001';
const stored = {
  id,
  type: 'id_front',
  mime: 'image/jpeg',
  sizeBytes: 4_096,
  uploadedAt: '2026-11-21T16:00:00.000Z',
} as const;
const photo = (bytes = 10) => new File([new Uint8Array(bytes)], 'ine.jpg', { type: 'image/jpeg', lastModified: 5 });

describe('an upload', () => {
  const granted = () => fakeCall(grants(uploadClientDocument, stored));

  test('an upload takes the one of two inputs that holds a file', async () => {
    const { call, made } = granted();
    const form = formOf({ type: 'id_front' });
    form.append('file', new File([], ''));
    form.append('file', photo());
    expect(await uploadFile(call, form)).toEqual(ok(id));
    expect(made).toMatchObject([{ send: { body: { type: 'id_front', file: { size: 10 } } } }]);
    expect(made[0]).not.toHaveProperty('send.body.modifiedAt');
  });

  test('an upload carries the moment of the file’s last change only if a script sent it', async () => {
    const { call, made } = granted();
    await uploadFile(call, formOf({ type: 'selfie', file: photo(), modifiedAt: '1795000000000' }));
    expect(made).toMatchObject([{ send: { body: { type: 'selfie', modifiedAt: '1795000000000' } } }]);
  });

  test('an upload carries the key that was made for the file, and waits while it is being stored', async () => {
    let asked = 0;
    const inFlight = { status: 409, code: 'idempotency_key_in_flight', message: '', fields: {}, facts: {} } as const;
    const done = { ok: true, status: 201, data: { ...stored, type: 'payroll' } } as const;
    const { call, made } = fakeCall(
      answers(uploadDocument, () => (asked++ === 0 ? { ok: false, refusal: inFlight } : done)),
    );
    const form = formOf({ type: 'payroll', file: photo(), formKey: 'key-of-this-file' });
    expect(await uploadFile(call, form)).toEqual(ok(id));
    expect(made.map(({ endpoint, options }) => [endpoint, options])).toEqual([
      ['uploadDocument', { idempotencyKey: 'key-of-this-file' }],
      ['uploadDocument', { idempotencyKey: 'key-of-this-file' }],
    ]);
  });

  test('an upload of a statement is sent as a statement', async () => {
    const { call, made } = fakeCall(grants(uploadBankStatement, { ...stored, type: 'bank_statement' }));
    expect(await uploadFile(call, formOf({ type: 'bank_statement', file: photo() }))).toEqual(ok(id));
    expect(made[0]).not.toHaveProperty('send.body.type');
  });

  test.each([
    ['nothing chosen', new File([], ''), 'no_file'],
    ['a file above the limit', photo(UPLOAD_LIMIT_BYTES + 1), 'too_large'],
  ])('an upload of %s is explained without asking the API', async (_, file, code) => {
    const { call, made } = fakeCall();
    expect(await uploadFile(call, formOf({ type: 'id_back', file }))).toEqual({
      ok: false,
      problem: { type: 'id_back', code },
    });
    expect(made).toEqual([]);
  });

  test.each(['upload_wrong_format', 'upload_too_old', 'rate_limited'] as const)(
    'an upload that the API refuses with %s reports that code',
    async (code) => {
      const { call } = fakeCall(refuses(uploadClientDocument, code, { field: 'file' }));
      expect(await uploadFile(call, formOf({ type: 'id_back', file: photo() }))).toMatchObject({ problem: { code } });
    },
  );

  test('an upload of an unknown type is not sent', async () => {
    const { call, made } = fakeCall();
    expect(await uploadFile(call, formOf({ type: 'passport', file: photo() }))).toMatchObject({ ok: false });
    expect(made).toEqual([]);
  });
});
