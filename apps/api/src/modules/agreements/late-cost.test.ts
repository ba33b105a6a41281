import { getApplicationOffer } from '@lender/contract';
import { lateCost } from '@lender/lending';
import { expect, test } from 'vitest';
import { applyToSigning, expectDone, sign } from '../../../test/people/journey.ts';
import { testServer } from '../../../test/server/server.ts';
import { clientIdOf } from '../../../test/server/stored.ts';
import { readPaper } from '../loans/index.ts';

const server = await testServer();

test('the cost of lateness is shown before the signature, by the terms that are signed', async () => {
  const applicant = await applyToSigning(server);
  const asked = { params: { id: applicant.applicationId } };
  const { late = [] } = await expectDone(server.call(getApplicationOffer, asked, applicant));
  await sign(server, applicant);
  const loan = await server.services.db
    .selectFrom('loan')
    .selectAll()
    .where('client_id', '=', clientIdOf(applicant))
    .executeTakeFirstOrThrow();
  const { terms } = readPaper(loan);
  expect(late).toEqual([7, 30].map((days) => ({ days, amount: lateCost(terms, days) })));
  expect(late[0]?.amount).toBeGreaterThan(0);
});
