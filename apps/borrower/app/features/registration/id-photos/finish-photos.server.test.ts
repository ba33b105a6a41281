import { finishClientDocuments } from '@lender/contract';
import { fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import { describe, expect, test } from 'vitest';
import { finishPhotos } from './finish-photos.server.ts';

describe('going on', () => {
  const form = formOf({ formKey: 'key-of-this-page' });

  test('carries the key of its form', async () => {
    const { call, made } = fakeCall(grants(finishClientDocuments, {}));
    expect(await finishPhotos(call, form)).toBeUndefined();
    expect(made[0]?.options).toEqual({ idempotencyKey: 'key-of-this-page' });
  });

  test('leads to the first photo that is missing', async () => {
    const facts = { missing: ['id_back', 'selfie'] };
    const { call } = fakeCall(refuses(finishClientDocuments, 'documents_missing', { facts }));
    expect(await finishPhotos(call, form)).toEqual({ type: 'id_back', code: 'documents_missing' });
  });

  test('after another tab went on is no problem', async () => {
    const { call } = fakeCall(refuses(finishClientDocuments, 'illegal_transition'));
    expect(await finishPhotos(call, form)).toBeUndefined();
  });
});
