import { deleteClientDocument, getClientDocument, getClientDocumentState } from '@lender/contract';
import { fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import { describe, expect, test } from 'vitest';
import { readPhoto, readPhotos, removePhoto } from './photos.server.ts';

const id = '019c0000-0000-7000-8000-000000000001';
const stored = {
  id,
  type: 'id_front',
  mime: 'image/jpeg',
  sizeBytes: 4_096,
  uploadedAt: '2026-11-21T16:00:00.000Z',
} as const;

describe('what is stored', () => {
  test('is told by the API: three tasks, in the order of the page', async () => {
    const state = { documents: [stored], missing: ['id_back', 'selfie'], finished: false } as const;
    const { call } = fakeCall(
      grants(getClientDocumentState, { ...state, documents: [stored], missing: [...state.missing] }),
    );
    expect(await readPhotos(call)).toEqual({
      tasks: [{ type: 'id_front', stored: { id, sizeBytes: 4_096 } }, { type: 'id_back' }, { type: 'selfie' }],
      isComplete: false,
    });
  });
});

describe('a stored photo', () => {
  test('is shown to its owner as the image that it is', async () => {
    const { call } = fakeCall(grants(getClientDocument, { type: 'image/png', base64: 'AAEC' }));
    const shown = await readPhoto(call, { type: 'id_front', id });
    expect(shown).toEqual({ mime: 'image/png', bytes: new Uint8Array([0, 1, 2]) });
  });

  test('is never shown as a page, whatever the API calls it', async () => {
    const { call } = fakeCall(grants(getClientDocument, { type: 'text/html', base64: 'AAEC' }));
    const shown = await readPhoto(call, { type: 'id_front', id });
    expect(shown?.mime).toBe('application/octet-stream');
  });

  test.each([
    { type: 'id_front', id: '../../client' },
    { type: 'passport', id },
    { type: null, id: null },
  ])('%j is not found, and not asked for', async (wanted) => {
    const { call, made } = fakeCall();
    expect(await readPhoto(call, wanted)).toBeUndefined();
    expect(made).toEqual([]);
  });

  test('can be removed, once', async () => {
    const { call, made } = fakeCall(refuses(deleteClientDocument, 'not_found'));
    await removePhoto(call, formOf({ type: 'id_front', id }));
    expect(made).toMatchObject([{ endpoint: 'deleteClientDocument', send: { params: { type: 'id_front', id } } }]);
  });
});
