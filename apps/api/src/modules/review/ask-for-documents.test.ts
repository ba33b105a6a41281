import {
  askForDocuments,
  finish,
  finishClientDocuments,
  getActualApplication,
  getClientDocumentState,
  getFlow,
  uploadClientDocument,
  uploadDocument,
} from '@lender/contract';
import { APPLICATION_STATUS } from '@lender/lending';
import { describe, expect, test } from 'vitest';
import { PDF } from '../../../test/pdf/pdf.ts';
import { type Applicant, apply, applyToSigning, expectDone, NOTHING, untilStep } from '../../../test/people/journey.ts';
import { PHOTO } from '../../../test/people/photo.ts';
import { answers, refuses } from '../../../test/server/claims.ts';
import { testServer } from '../../../test/server/server.ts';

const server = await testServer();
const staff = { token: await server.operator() };

async function inReview(): Promise<Applicant> {
  const applicant = await apply(server, { seniorityMonths: 4 });
  await untilStep(server, applicant.token, 'manual_page');
  return applicant;
}

const ask = (
  id: string,
  ...documents: readonly { document: 'selfie' | 'payroll'; objection: 'cut_off' | 'missing' }[]
) =>
  server.call(
    askForDocuments,
    { params: { id }, body: { documents: [...documents], note: 'No se ve la cara' } },
    staff,
  );
const SELFIE = { document: 'selfie', objection: 'cut_off' } as const;
const PAYROLL = { document: 'payroll', objection: 'missing' } as const;

const flow = async (applicant: Applicant) => (await server.call(getFlow, NOTHING, applicant)).data;

describe('asking for documents', () => {
  answers(askForDocuments, async () => ask((await inReview()).applicationId, SELFIE));
  refuses(askForDocuments, 'not_found', () => ask(crypto.randomUUID(), SELFIE));
  refuses(askForDocuments, 'illegal_transition', async () => ask((await applyToSigning(server)).applicationId, SELFIE));

  test('a request for documents returns the borrower to exactly the requested ones, with the reason, and then to a new decision', async () => {
    const applicant = await inReview();
    await expectDone(ask(applicant.applicationId, SELFIE, PAYROLL));
    expect(await flow(applicant)).toMatchObject({
      step: 'id_document_upload',
      status: 'active',
      errors: [
        { document: 'selfie', code: 'cut_off' },
        { document: 'payroll', code: 'missing' },
      ],
    });
    const state = await expectDone(server.call(getClientDocumentState, NOTHING, applicant));
    expect(state).toMatchObject({ missing: ['selfie'], finished: false });

    await expectDone(
      server.call(uploadClientDocument, { body: { type: 'selfie', file: new Blob([PHOTO]) } }, applicant),
    );
    await expectDone(server.call(finishClientDocuments, NOTHING, applicant));
    expect(await flow(applicant)).toMatchObject({ step: 'payroll_upload', errors: [{ document: 'payroll' }] });
    expect((await server.call(finish, NOTHING, applicant)).code).toBe('documents_missing');
    await expectDone(server.call(uploadDocument, { body: { type: 'payroll', file: new Blob([PDF]) } }, applicant));
    await expectDone(server.call(finish, NOTHING, applicant));
    await untilStep(server, applicant.token, 'manual_page');
    expect((await server.call(getActualApplication, NOTHING, applicant)).data.status).toBe(
      APPLICATION_STATUS.manualVerification,
    );
    expect((await server.call(finish, NOTHING, applicant)).code).toBe('documents_missing');
  });

  test('a request for documents is not satisfied by the proof that was objected to', async () => {
    const applicant = await inReview();
    const proof = () => server.call(uploadDocument, { body: { type: 'payroll', file: new Blob([PDF]) } }, applicant);
    await expectDone(proof());
    await expectDone(ask(applicant.applicationId, PAYROLL));
    expect((await server.call(finish, NOTHING, applicant)).code).toBe('documents_missing');
    await expectDone(proof());
    await expectDone(server.call(finish, NOTHING, applicant));
    await untilStep(server, applicant.token, 'manual_page');
  });

  test('two simultaneous requests for documents are one request', async () => {
    const applicant = await inReview();
    const answersOf = await Promise.all([ask(applicant.applicationId, SELFIE), ask(applicant.applicationId, PAYROLL)]);
    expect(answersOf.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});
