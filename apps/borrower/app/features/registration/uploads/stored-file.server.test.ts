import { deleteClientDocument, getClientDocument, restoreClientDocument } from '@lender/contract';
import { fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import { describe, expect, test } from 'vitest';
import { readFile, removeFile, restoreFile } from './stored-file.server.ts';

const id = '019c0000-0000-7000-8000-000000000001';
const photo = { type: 'id_front', id };

describe('a stored file', () => {
  test.each([
    ['image/png', 'image/png', true],
    ['application/pdf', 'application/pdf', false],
    ['text/html', 'application/octet-stream', false],
  ])('a stored file that the API calls %s is sent as %s', async (type, mime, isPicture) => {
    const { call } = fakeCall(grants(getClientDocument, { type, base64: 'AAEC' }));
    expect(await readFile(call, photo)).toEqual({ mime, isPicture, bytes: new Uint8Array([0, 1, 2]) });
  });

  test.each([
    { type: 'id_front', id: '../../client' },
    { type: 'passport', id },
    { type: null, id: null },
  ])('%j is not found, and the API is not asked for it', async (wanted) => {
    const { call, made } = fakeCall();
    expect(await readFile(call, wanted)).toBeUndefined();
    expect(made).toEqual([]);
  });

  test('a stored file can be removed, and the answer says which one', async () => {
    const { call, made } = fakeCall(grants(deleteClientDocument, {}));
    expect(await removeFile(call, formOf(photo))).toEqual(photo);
    expect(made).toMatchObject([{ endpoint: 'deleteClientDocument', send: { params: photo } }]);
  });

  test('a stored file that is already gone cannot be restored', async () => {
    const { call } = fakeCall(refuses(deleteClientDocument, 'not_found'));
    expect(await removeFile(call, formOf(photo))).toBeUndefined();
  });

  test('a removed file is restored, or the refusal says why not', async () => {
    const { call, made } = fakeCall(grants(restoreClientDocument, {}));
    expect(await restoreFile(call, formOf({ type: 'payroll', id }))).toBeUndefined();
    expect(made).toMatchObject([{ endpoint: 'restoreClientDocument', send: { params: { type: 'payroll', id } } }]);
    const full = fakeCall(refuses(restoreClientDocument, 'limit_reached'));
    expect(await restoreFile(full.call, formOf({ type: 'payroll', id }))).toBe('limit_reached');
  });
});
