import { plainDate } from '@lender/calculator';
import { getClientDocumentState } from '@lender/contract';
import { fakeCall, grants } from '@lender/web/testing';
import { describe, expect, test } from 'vitest';
import { readPhotos } from './photos.server.ts';

const id = '019c0000-0000-7000-8000-000000000001';
const stored = {
  id,
  type: 'id_front',
  mime: 'image/jpeg',
  sizeBytes: 4_096,
  uploadedAt: '2026-11-21T16:00:00.000Z',
} as const;

const url = 'https://site.test/registration/id-document-upload';

describe('the stored photos', () => {
  test('the page lists three photo tasks in its own order, as the API reports them', async () => {
    const state = { documents: [stored], missing: ['id_back', 'selfie'], finished: false } as const;
    const { call } = fakeCall(
      grants(getClientDocumentState, { ...state, documents: [stored], papers: [], missing: [...state.missing] }),
    );
    expect(await readPhotos(call, { url })).toEqual({
      tasks: [{ type: 'id_front', stored: { id, sizeBytes: 4_096 } }, { type: 'id_back' }, { type: 'selfie' }],
      isComplete: false,
      removed: null,
      expiration: '',
    });
  });
});

describe('an objection to a photo', () => {
  test('an objection is shown at its photo until another photo is stored, and only when the page has words for it', async () => {
    const { call } = fakeCall(
      grants(getClientDocumentState, {
        documents: [stored],
        papers: [],
        missing: ['id_back', 'selfie'],
        finished: false,
      }),
    );
    const objections = [
      { document: 'id_front', code: 'expired' },
      { document: 'selfie', code: 'cut_off' },
      { document: 'id_back', code: 'unheard_of' },
    ];
    expect((await readPhotos(call, { url, errors: objections })).tasks).toEqual([
      { type: 'id_front', stored: { id, sizeBytes: 4_096 } },
      { type: 'id_back' },
      { type: 'selfie', objection: 'cut_off' },
    ]);
  });
});

describe('a photo that was removed', () => {
  const after = (type: string) => `${url}?tipo=${type}&borrado=${id}`;

  test('a removed photo may be restored until another takes its place', async () => {
    const { call } = fakeCall(
      grants(getClientDocumentState, {
        documents: [stored],
        papers: [],
        missing: ['id_back', 'selfie'],
        finished: false,
      }),
    );
    expect((await readPhotos(call, { url: after('selfie') })).removed).toEqual({ type: 'selfie', id });
    expect((await readPhotos(call, { url: after('id_front') })).removed).toBeNull();
  });
});

describe('an identification', () => {
  const photos = (['id_front', 'id_back', 'selfie'] as const).map((type) => ({ ...stored, type }));
  const state = { documents: photos, papers: [], finished: false, documentExpiration: plainDate('2026-12-31') };

  test('a valid identification is shown with its expiration date', async () => {
    const { call } = fakeCall(grants(getClientDocumentState, { ...state, missing: [] }));
    const page = await readPhotos(call, { url });
    expect(page).toMatchObject({ expiration: '2026/12/31', isComplete: true });
    expect(page.tasks.map(({ objection }) => objection)).toEqual([undefined, undefined, undefined]);
  });

  test('an expired identification is asked for again, both sides, with the reason', async () => {
    const { call } = fakeCall(grants(getClientDocumentState, { ...state, missing: ['id_front', 'id_back'] }));
    expect(await readPhotos(call, { url })).toMatchObject({
      tasks: [
        { type: 'id_front', objection: 'expired' },
        { type: 'id_back', objection: 'expired' },
        { type: 'selfie', stored: { id } },
      ],
      expiration: '',
      isComplete: false,
    });
  });
});
