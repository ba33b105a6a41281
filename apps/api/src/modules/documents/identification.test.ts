import { addDays, type PlainDate } from '@lender/calculator';
import {
  createApplication,
  finishClientDocuments,
  getCase,
  getClientDocumentState,
  uploadClientDocument,
} from '@lender/contract';
import { expect, test } from 'vitest';
import {
  type Applicant,
  application,
  borrow,
  type Client,
  expectDone,
  fillIn,
  NOTHING,
  openApplication,
  untilStep,
  uploadPhotos,
} from '../../../test/people/journey.ts';
import { PHOTO } from '../../../test/people/photo.ts';
import { refuses } from '../../../test/server/claims.ts';
import { testServer } from '../../../test/server/server.ts';
import { clientIdOf } from '../../../test/server/stored.ts';

const server = await testServer();
const { db, clock } = server.services;

const today = async () => (await clock.business(db)).today;
const finish = (as: Client, documentExpiration: PlainDate) =>
  server.call(finishClientDocuments, { body: { documentExpiration } }, as);
const state = (as: Client) => expectDone(server.call(getClientDocumentState, NOTHING, as));

async function withPhotos(): Promise<Applicant> {
  const applicant = await openApplication(server);
  await uploadPhotos(server, applicant);
  return applicant;
}

/** Sets the last valid day to yesterday, as if the client had entered it long ago. */
async function letExpire(client: Client): Promise<void> {
  await db
    .updateTable('document')
    .set({ valid_until: addDays(await today(), -1) })
    .where('client_id', '=', clientIdOf(client))
    .where('type', 'in', ['id_front', 'id_back'])
    .execute();
}

const variablesOf = async ({ applicationId }: Applicant) =>
  (
    await db
      .selectFrom('decision')
      .select('variables')
      .where('application_id', '=', applicationId)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
  ).variables;

refuses(finishClientDocuments, 'document_expired', async () => finish(await withPhotos(), addDays(await today(), -1)));

test('an expired identification does not complete the step, and the refusal names its field', async () => {
  const applicant = await withPhotos();
  const { body } = await finish(applicant, addDays(await today(), -1));
  expect(body).toMatchObject({ violations: [{ propertyPath: 'children[documentExpiration].data' }] });
  expect(await state(applicant)).toMatchObject({ missing: [], finished: false });
  expect(await state(applicant)).not.toHaveProperty('documentExpiration');
});

test('on its last day an identification is still valid, and its owner and staff see the day', async () => {
  const applicant = await withPhotos();
  const lastDay = await today();
  await expectDone(finish(applicant, lastDay));
  expect(await state(applicant)).toMatchObject({ documentExpiration: lastDay, missing: [], finished: true });
  const seen = { params: { id: applicant.applicationId } };
  const { documents } = await expectDone(server.call(getCase, seen, { token: await server.operator() }));
  expect(documents.map(({ type, validUntil }) => [type, validUntil])).toEqual([
    ['id_front', lastDay],
    ['id_back', lastDay],
    ['selfie', undefined],
  ]);
});

test('an older client program, which sends no body or an empty one, can finish, and no expiration day is stored', async () => {
  const [silent, empty] = [await withPhotos(), await withPhotos()];
  await expectDone(server.call(finishClientDocuments, NOTHING, silent));
  await expectDone(server.call(finishClientDocuments, { body: {} }, empty));
  for (const one of [silent, empty]) {
    expect(await state(one)).toMatchObject({ finished: true });
    expect(await state(one)).not.toHaveProperty('documentExpiration');
  }
});

test('a policy can ask whether the identification has expired, and gets nothing when no day was entered', async () => {
  const [reported, unreported] = [await openApplication(server), await openApplication(server)];
  for (const one of [reported, unreported]) {
    await fillIn(server, one);
    await uploadPhotos(server, one);
  }
  await expectDone(finish(reported, addDays(await today(), 1)));
  await expectDone(server.call(finishClientDocuments, NOTHING, unreported));
  for (const one of [reported, unreported]) await untilStep(server, one.token, 'otp_agreement');
  expect(await variablesOf(reported)).toMatchObject({ idDocumentsComplete: true, idExpired: false });
  expect(await variablesOf(unreported)).not.toHaveProperty('idExpired');
});

test('a returning client with an expired identification is asked for both sides of another one', async () => {
  const borrower = await borrow(server, { pesos: 2_000 });
  await letExpire(borrower);
  const { id } = await expectDone(server.call(createApplication, await application(server, 1_500), borrower));
  const again: Applicant = { ...borrower, applicationId: id };
  expect(await state(again)).toMatchObject({ missing: ['id_front', 'id_back'], finished: false });
  const refused = await finish(again, addDays(await today(), 900));
  expect(refused.body).toMatchObject({
    error: { code: 'documents_missing', details: { missing: ['id_front', 'id_back'] } },
  });
  for (const type of ['id_front', 'id_back'] as const)
    await expectDone(server.call(uploadClientDocument, { body: { type, file: new Blob([PHOTO]) } }, again));
  await expectDone(finish(again, addDays(await today(), 900)));
  await untilStep(server, again.token, 'otp_agreement');
});
