import { getFlow } from '@lender/contract';
import { APPLICATION_NEEDS, APPLICATION_STATUS, type ApplicationNeed, CLIENT_STATUS, flowStep } from '@lender/lending';
import { expect, test } from 'vitest';
import { publishPolicy } from '../../../../test/loans/published.ts';
import { type Applicant, fillIn, NOTHING, openApplication } from '../../../../test/people/journey.ts';
import { testServer } from '../../../../test/server/server.ts';
import { clientIdOf } from '../../../../test/server/stored.ts';
import { inTransaction } from '../../../kernel/database/transaction.ts';
import { lockClient } from '../../clients/index.ts';
import { decideWaitingJob } from './decide-waiting.job.ts';
import { reopenNeed, settleNeed } from './needs.ts';

const server = await testServer();
const { services } = server;

const asking = (...asks: ApplicationNeed[]) => publishPolicy(server, (policy) => ({ ...policy, asks }));

const flow = async (applicant: Applicant) => (await server.call(getFlow, NOTHING, applicant)).data;

async function filledIn(): Promise<Applicant> {
  const applicant = await openApplication(server);
  await fillIn(server, applicant);
  return applicant;
}

const settle = (applicant: Applicant, need: ApplicationNeed, state: 'submitted' | 'done' | 'skipped') =>
  inTransaction(services.db, async (tx) => {
    const clientId = clientIdOf(applicant);
    await lockClient(tx, clientId);
    await settleNeed(tx, { clientId, applicationId: applicant.applicationId, need, state }, services);
  });

/** Step of a client of whom nothing else is asked. */
const stepOf = (need: ApplicationNeed) =>
  flowStep({
    clientStatus: CLIENT_STATUS.active,
    loanStatus: null,
    applicationStatus: APPLICATION_STATUS.new,
    isRejectionNoticeOpen: false,
    hasPreApproval: false,
    hasDetails: true,
    needs: { open: [need], submitted: [] },
  }).step;

test.for(APPLICATION_NEEDS)(
  '%s is no longer asked for when the policy drops it, and is again when the policy restores it',
  async (need) => {
    // Set before anything is given, so that nothing is complete, and no decision under way, while the policy changes.
    await asking(need);
    const applicant = await filledIn();
    expect(await flow(applicant)).toMatchObject({ step: stepOf(need), status: 'active' });
    await asking();
    expect(await flow(applicant)).toMatchObject({ step: 'verification', status: 'completed' });
    await asking(need);
    expect(await flow(applicant)).toMatchObject({ step: stepOf(need), status: 'active' });
  },
);

test('an application is decided when the last thing is settled, given or declined, and waits for open answers of a provider', async () => {
  await asking('bankLink', 'identityCheck');
  const applicant = await filledIn();
  await settle(applicant, 'identityCheck', 'submitted');
  expect(await flow(applicant)).toMatchObject({ step: 'belvo' });
  await settle(applicant, 'bankLink', 'skipped');
  expect(await flow(applicant)).toMatchObject({ step: 'verification', status: 'completed' });
  const decided = () => services.db.selectFrom('decision').where('application_id', '=', applicant.applicationId);
  expect(await decided().selectAll().execute()).toEqual([]);
  await settle(applicant, 'identityCheck', 'done');
  await expect.poll(async () => (await decided().selectAll().execute()).length).toBe(1);
  // The policy asked for no photos, but the decision needs them.
  expect(await flow(applicant)).toMatchObject({ step: 'id_document_upload', status: 'active' });
  await asking('idDocuments');
});

test('an application that is complete once less is asked for is decided without any act of its client', async () => {
  await asking('payroll');
  const applicant = await filledIn();
  await asking();
  await decideWaitingJob(services)();
  await expect
    .poll(async () => {
      const { db } = services;
      const row = db.selectFrom('application').select('status').where('id', '=', applicant.applicationId);
      return (await row.executeTakeFirstOrThrow()).status;
    })
    .not.toBe(APPLICATION_STATUS.new);
  await asking('idDocuments');
});

test('a need that is reopened is shown with its objection until it is met, whatever the policy asks for', async () => {
  await asking();
  const applicant = await filledIn();
  const objections = [{ document: 'payroll', code: 'unreadable' }];
  const { applicationId } = applicant;
  const clientId = clientIdOf(applicant);
  await inTransaction(services.db, (tx) =>
    reopenNeed(tx, { clientId, applicationId, need: 'payroll', objections }, services),
  );
  expect(await flow(applicant)).toMatchObject({ step: 'payroll_upload', status: 'active', errors: objections });
  await settle(applicant, 'payroll', 'submitted');
  expect((await flow(applicant)).errors).toEqual([]);
  await asking('idDocuments');
});
