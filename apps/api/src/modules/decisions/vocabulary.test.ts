import { plainDate } from '@lender/calculator';
import {
  authorizeBureau,
  createApplication,
  createVeriffSession,
  finishClientDocuments,
  sendBureauCode,
  storeBelvoLink,
  updateConsent,
} from '@lender/contract';
import { MX_STL_POLICY_2, type Policy } from '@lender/lending';
import { soon } from '@lender/vitest/soon';
import { expect, test, vi } from 'vitest';
import { publishPolicy } from '../../../test/loans/published.ts';
import { linkInWidget } from '../../../test/people/bank-widget.ts';
import { blackboxOf } from '../../../test/people/blackbox.ts';
import {
  type Applicant,
  application,
  expectDone,
  fillIn,
  NOTHING,
  registerWithDetails,
  uploadPhotos,
} from '../../../test/people/journey.ts';
import { codeOnPhone } from '../../../test/people/simulated-phone.ts';
import { testServer } from '../../../test/server/server.ts';
import { clientIdOf } from '../../../test/server/stored.ts';

const server = await testServer();
const { db, clock } = server.services;

await publishPolicy(server, (policy: Policy) => ({
  ...policy,
  asks: ['idDocuments', 'bankLink', 'identityCheck', 'creditBureau'],
}));

/** Registers a client who gives every consent and lets every provider report what it knows. */
async function openBook(): Promise<Applicant> {
  const client = await registerWithDetails(server);
  for (const kind of ['tracking', 'biometrics'] as const)
    await expectDone(server.call(updateConsent, { params: { kind }, body: { granted: true } }, client));
  const { body } = await application(server);
  const signals = {
    iovation: { ioBB: blackboxOf({ result: 'A', alias: '113919332761389999' }) },
    captcha: { token: 'sim:application:0.9' },
  };
  const { id } = await expectDone(server.call(createApplication, { body: { ...body, ...signals } }, client));
  await db
    .insertInto('collector_dataset')
    .values({
      client_id: clientIdOf(client),
      application_id: id,
      reference_number: 'reference-of-the-test',
      state: 'complete',
      checked_at: clock.wall(),
    })
    .execute();
  await fillIn(server, client);
  return { ...client, applicationId: id };
}

test('every variable of the vocabulary is collected at some moment, and no other variable is', async () => {
  const applicant = await openBook();
  await expectDone(server.call(storeBelvoLink, { body: await linkInWidget(server, applicant) }, applicant));
  await uploadPhotos(server, applicant);
  const documentExpiration = plainDate('2099-12-31');
  await expectDone(server.call(finishClientDocuments, { body: { documentExpiration } }, applicant));
  const { url } = await expectDone(server.call(createVeriffSession, NOTHING, applicant));
  await fetch(url, { method: 'POST', body: new URLSearchParams({ verdict: 'approved', seconds: '0' }) });
  await expectDone(server.call(sendBureauCode, NOTHING, applicant));
  const code = await codeOnPhone(server, applicant.who.phone);
  await expectDone(server.call(authorizeBureau, { body: { code } }, applicant));

  const { variables, origins } = await vi.waitFor(
    () =>
      db
        .selectFrom('decision')
        .select(['variables', 'origins'])
        .where('application_id', '=', applicant.applicationId)
        .executeTakeFirstOrThrow(),
    soon,
  );
  const names = Object.keys(MX_STL_POLICY_2.variables).toSorted();
  expect(Object.keys(Object(variables)).toSorted()).toEqual(names);
  expect(origins).toEqual(
    Object.fromEntries(
      names.map((name) => [name, { source: expect.stringMatching(/^[a-z]+$/), asOf: expect.stringMatching(/Z$/) }]),
    ),
  );
});
