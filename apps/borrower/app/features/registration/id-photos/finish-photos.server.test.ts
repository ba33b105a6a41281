import { finishClientDocuments } from '@lender/contract';
import { fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import { describe, expect, test } from 'vitest';
import { finishPhotos } from './finish-photos.server.ts';

describe('finishing the photos', () => {
  const form = (documentExpiration = '2030') => formOf({ formKey: 'key-of-this-page', documentExpiration });

  test('finishing the photos sends the last day of the identification and the key of its form', async () => {
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
  ])('finishing the photos without a day (%j) is reported at its field, and sends nothing', async (typed, code) => {
    const { call, made } = fakeCall();
    expect(await finishPhotos(call, form(typed))).toMatchObject({
      fields: { documentExpiration: code },
      values: { documentExpiration: typed },
    });
    expect(made).toEqual([]);
  });

  test('finishing the photos with an expired identification is reported at its field, with what was typed', async () => {
    const { call } = fakeCall(refuses(finishClientDocuments, 'document_expired', { field: 'documentExpiration' }));
    expect(await finishPhotos(call, form('2020'))).toMatchObject({
      fields: { documentExpiration: 'document_expired' },
      values: { documentExpiration: '2020' },
    });
  });

  test('finishing the photos with one missing is reported outside the field', async () => {
    const { call } = fakeCall(refuses(finishClientDocuments, 'documents_missing', { facts: { missing: ['selfie'] } }));
    expect(await finishPhotos(call, form())).toMatchObject({ fields: {}, form: 'documents_missing' });
  });

  test('finishing the photos after another tab has finished them is no problem', async () => {
    const { call } = fakeCall(refuses(finishClientDocuments, 'illegal_transition'));
    expect(await finishPhotos(call, form())).toBeUndefined();
  });
});
