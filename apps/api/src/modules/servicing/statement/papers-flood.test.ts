import {
  downloadDocument,
  getDraftAgreementPdf,
  getLoanStatement,
  getNoDebtLetter,
  renderDocument,
  rolloverDocument,
} from '@lender/contract';
import { describe, expect, test } from 'vitest';
import { applyToSigning, NOTHING, openApplication } from '../../../../test/people/journey.ts';
import { refuses } from '../../../../test/server/claims.ts';
import { testServer } from '../../../../test/server/server.ts';
import { clientIdOf, useUpLimit } from '../../../../test/server/stored.ts';

const server = await testServer();
const applicant = await applyToSigning(server);
const limited = await openApplication(server);
const id = '01980000-0000-7000-8000-000000000000';

test('a client who asks for a contract thirty-two times at once gets one drawing, and refusals to try later', async () => {
  const answers = await Promise.all(
    Array.from({ length: 32 }, () => server.call(getDraftAgreementPdf, NOTHING, applicant)),
  );
  const drawn = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(drawn.length).toBeGreaterThan(0);
  expect(refused.length).toBeGreaterThan(0);
  // A second drawing would have another creation time and id.
  expect(new Set(drawn.map(({ data }) => Buffer.from(data).toString('base64'))).size).toBe(1);
  for (const { status, headers } of refused) {
    expect([429, 503]).toContain(status);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  }
});

describe('a client who asked for too many documents', async () => {
  await useUpLimit(server, { limit: 'documents-drawn', who: [clientIdOf(limited)] });
  refuses(getDraftAgreementPdf, 'rate_limited', () => server.call(getDraftAgreementPdf, NOTHING, limited));
  refuses(renderDocument, 'rate_limited', () =>
    server.call(renderDocument, { body: { id: 'terms_and_conditions' } }, limited),
  );
  refuses(downloadDocument, 'rate_limited', () =>
    server.call(downloadDocument, { params: { type: 'terms_and_conditions' } }, limited),
  );
  refuses(getLoanStatement, 'rate_limited', () =>
    server.call(getLoanStatement, { params: { id }, query: {} }, limited),
  );
  refuses(getNoDebtLetter, 'rate_limited', () => server.call(getNoDebtLetter, { params: { id } }, limited));
  refuses(rolloverDocument, 'rate_limited', () =>
    server.call(rolloverDocument, { params: { id, rolloverId: id, appId: id } }, limited),
  );
});
