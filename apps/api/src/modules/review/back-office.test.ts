import {
  approveCase,
  getActualApplication,
  getBackOfficeUser,
  getCase,
  getCaseDocument,
  getCaseTimeline,
  getLoanLedger,
  rejectCase,
} from '@lender/contract';
import { APPLICATION_STATUS, MX_STL_POLICY_2 } from '@lender/lending';
import { describe, expect, test } from 'vitest';
import { apply, borrow, NOTHING, untilStep } from '../../../test/people/journey.ts';
import { answers, refuses } from '../../../test/server/claims.ts';
import { testServer } from '../../../test/server/server.ts';
import { clientIdOf, setApplication } from '../../../test/server/stored.ts';
import { OPERATOR } from '../../../test/server/test-env.ts';

const server = await testServer();
const token = await server.operator();
const staff = { token };
const waiting = async () => {
  const applicant = await apply(server, { seniorityMonths: 4 });
  await untilStep(server, applicant.token, 'manual_page');
  return applicant;
};
const applicant = await waiting();
const borrower = await borrow(server);
const { id: loanId } = await server.services.db.selectFrom('loan').select('id').executeTakeFirstOrThrow();

const read = (id: string) => server.call(getCase, { params: { id } }, staff);
const timeline = (id: string) => server.call(getCaseTimeline, { params: { id } }, staff);
const approve = (id: string) =>
  server.call(approveCase, { params: { id }, body: { note: 'Recibos revisados' } }, staff);
const approveSilently = (id: string) => server.call(approveCase, { params: { id }, body: {} }, staff);
/** A case whose borrower asks for more than the engine would lend. */
const beyondLimit = async () => {
  const applicant = await waiting();
  const { decisions } = (await read(applicant.applicationId)).data;
  const limit = decisions.find(({ kind }) => kind === 'engine')?.limit ?? 0;
  await setApplication(server, applicant, { desired_centavos: limit + 10_000 });
  return applicant;
};
const reject = (id: string) =>
  server.call(rejectCase, { params: { id }, body: { reason: 'CAPACITY', note: 'No alcanza' } }, staff);
const seeDocument = (id: string, documentId: string) =>
  server.call(getCaseDocument, { params: { id, documentId } }, staff);
const user = (id: string) => server.call(getBackOfficeUser, { params: { id } }, staff);
const ledger = (id: string) => server.call(getLoanLedger, { params: { id }, query: {} }, staff);

answers(getBackOfficeUser, () => user('me'));
answers(getCase, () => read(applicant.applicationId));
answers(getCaseTimeline, () => timeline(applicant.applicationId));
answers(getLoanLedger, () => ledger(loanId));
answers(approveCase, async () => approve((await waiting()).applicationId));
answers(rejectCase, async () => reject((await waiting()).applicationId));
answers(getCaseDocument, async () => {
  const { data } = await read(applicant.applicationId);
  const answer = await seeDocument(applicant.applicationId, data.documents[0]?.id ?? '');
  expect(answer.headers.get('content-type')).toBe('image/jpeg');
  expect(answer.data.byteLength).toBeGreaterThan(0);
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'");
  return answer;
});

refuses(getBackOfficeUser, 'not_found', () => user(crypto.randomUUID()));
refuses(getCase, 'not_found', () => read(crypto.randomUUID()));
refuses(getCaseTimeline, 'not_found', () => timeline(crypto.randomUUID()));
refuses(getLoanLedger, 'not_found', () => ledger(crypto.randomUUID()));
refuses(approveCase, 'not_found', () => approve(crypto.randomUUID()));
refuses(rejectCase, 'not_found', () => reject(crypto.randomUUID()));
refuses(approveCase, 'invalid_input', async () => approveSilently((await beyondLimit()).applicationId));
refuses(approveCase, 'illegal_transition', () => approve(borrower.applicationId));
refuses(rejectCase, 'illegal_transition', () => reject(borrower.applicationId));
refuses(getCaseDocument, 'not_found', async () => {
  // A photo of another case is not a photo of this one.
  const { data } = await read(borrower.applicationId);
  return seeDocument(applicant.applicationId, data.documents[0]?.id ?? '');
});

describe('a case', () => {
  test('a case masks every identifier', async () => {
    const text = JSON.stringify((await read(applicant.applicationId)).body);
    const { phone, email, curp, clabe } = applicant.who;
    for (const value of [phone, email, curp, clabe]) expect(text).not.toContain(value);
    for (const lastFour of [phone, clabe].map((value) => value.slice(-4))) expect(text).toContain(lastFour);
  });

  test('a case shows why the engine gave it to a person, and the permitted actions', async () => {
    const { data } = await read(applicant.applicationId);
    expect(data.decisions[0]).toMatchObject({ kind: 'engine', outcome: 14, reasons: ['SCORE_MID'], decidedBy: null });
    expect(data.decisions[0]?.trace.find(({ rule }) => rule === 'S2')).toEqual({ rule: 'S2', result: 'fired' });
    expect(data.permitted).toContain(APPLICATION_STATUS.signing);
  });

  test('a case records who looked at a photo', async () => {
    const { data } = await read(applicant.applicationId);
    await seeDocument(applicant.applicationId, data.documents[1]?.id ?? '');
    const { data: after } = await timeline(applicant.applicationId);
    const me = (await user('me')).data;
    expect(after).toContainEqual(
      expect.objectContaining({
        event: { name: 'document.seen', facts: { type: 'id_front' } },
        actor: me.id,
        actorName: me.name,
      }),
    );
    expect(me.email).toBe(OPERATOR.username);
  });

  test('an approval that follows the engine needs no note, and says so before', async () => {
    const fresh = await waiting();
    expect((await read(fresh.applicationId)).data.approvalNeedsNote).toBe(false);
    const { data } = await approveSilently(fresh.applicationId);
    expect(data.decisions[0]).toMatchObject({ kind: 'manual', outcome: APPLICATION_STATUS.signing, note: null });
  });

  test('an approval above the limit of the engine needs a note, and changes nothing without one', async () => {
    const fresh = await beyondLimit();
    expect((await read(fresh.applicationId)).data.approvalNeedsNote).toBe(true);
    const refused = await approveSilently(fresh.applicationId);
    expect(refused).toMatchObject({ status: 422, code: 'invalid_input' });
    expect((await read(fresh.applicationId)).data.status).toBe(APPLICATION_STATUS.manualVerification);
    const { data } = await approve(fresh.applicationId);
    expect(data.decisions[0]).toMatchObject({ kind: 'manual', note: 'Recibos revisados' });
  });

  test('a case has one verdict when two arrive at once', async () => {
    const fresh = await waiting();
    const results = await Promise.all([approve(fresh.applicationId), reject(fresh.applicationId)]);
    expect(results.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { data } = await read(fresh.applicationId);
    expect(data.decisions.filter(({ kind }) => kind === 'manual')).toHaveLength(1);
  });

  test('a rejected case notifies its borrower of the reason, and not of the note', async () => {
    const fresh = await waiting();
    await reject(fresh.applicationId);
    const { data, body } = await server.call(getActualApplication, NOTHING, fresh);
    expect(data).toMatchObject({ status: APPLICATION_STATUS.rejected, reasons: ['CAPACITY'] });
    expect(JSON.stringify(body)).not.toContain('No alcanza');
  });
});

test('a decision stores everything that it was made from', async () => {
  const row = await server.services.db
    .selectFrom('decision')
    .selectAll()
    .where('client_id', '=', clientIdOf(applicant))
    .where('kind', '=', 'engine')
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ policy: MX_STL_POLICY_2.policy, policy_version: MX_STL_POLICY_2.version, outcome: 14 });
  const required = Object.entries(MX_STL_POLICY_2.variables).flatMap(([name, { required }]) =>
    required ? [name] : [],
  );
  expect(Object.keys(row.variables as object)).toEqual(expect.arrayContaining(required));
  expect(row.variables).toMatchObject({ ownDaysPastDue: 0, activeBalanceCentavos: 0, daysSincePhoneVerified: 0 });
});
