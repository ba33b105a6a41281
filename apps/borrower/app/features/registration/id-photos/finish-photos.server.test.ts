import { finishClientDocuments } from '@lender/contract';
import { fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import { describe, expect, test } from 'vitest';
import { finishPhotos } from './finish-photos.server.ts';

describe('going on', () => {
  const form = (documentExpiration = '2030') => formOf({ formKey: 'key-of-this-page', documentExpiration });

  test('carries the last day of the identification, and the key of its form', async () => {
    const { call, made } = fakeCall(grants(finishClientDocuments, {}));
    expect(await finishPhotos(call, form())).toBeUndefined();
    expect(made[0]).toMatchObject({
      send: { body: { documentExpiration: '2030-12-31' } },
      options: { idempotencyKey: 'key-of-this-page' },
    });
  });

  test.each([
    ['', 'required'],
    [' ', 'required'],
    ['31/12/2030', 'invalid'],
  ])('without a day (%j) says so at its field, and sends nothing', async (typed, code) => {
    const { call, made } = fakeCall();
    expect(await finishPhotos(call, form(typed))).toMatchObject({
      fields: { documentExpiration: code },
      values: { documentExpiration: typed },
    });
    expect(made).toEqual([]);
  });

  test('with an identification that expired says so at its field, with what was typed', async () => {
    const { call } = fakeCall(refuses(finishClientDocuments, 'document_expired', { field: 'documentExpiration' }));
    expect(await finishPhotos(call, form('2020'))).toMatchObject({
      fields: { documentExpiration: 'document_expired' },
      values: { documentExpiration: '2020' },
    });
  });

  test('without all photos says so beyond the field', async () => {
    const { call } = fakeCall(refuses(finishClientDocuments, 'documents_missing', { facts: { missing: ['selfie'] } }));
    expect(await finishPhotos(call, form())).toMatchObject({ fields: {}, form: 'documents_missing' });
  });

  test('after another tab went on is no problem', async () => {
    const { call } = fakeCall(refuses(finishClientDocuments, 'illegal_transition'));
    expect(await finishPhotos(call, form())).toBeUndefined();
  });
});
