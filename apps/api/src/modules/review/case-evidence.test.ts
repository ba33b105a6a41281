import { getCase, getCaseEvidence, storeBelvoLink } from '@lender/contract';
import { describe, expect, test } from 'vitest';
import { publishPolicy } from '../../../test/loans/published.ts';
import { linkInWidget } from '../../../test/people/bank-widget.ts';
import { apply, expectDone, fillIn, openApplication, untilStep } from '../../../test/people/journey.ts';
import { answers, refuses } from '../../../test/server/claims.ts';
import { testServer } from '../../../test/server/server.ts';

const server = await testServer();
const staff = { token: await server.operator() };
const read = async (id: string) => await expectDone(server.call(getCase, { params: { id } }, staff));
const seeEvidence = (id: string) => server.call(getCaseEvidence, { params: { id } }, staff);
const evidenceOf = async (id: string) => await expectDone(seeEvidence(id));

const inReview = async () => {
  const applicant = await apply(server, { seniorityMonths: 4 });
  await untilStep(server, applicant.token, 'manual_page');
  return applicant;
};

answers(getCaseEvidence, async () => seeEvidence((await openApplication(server)).applicationId));
refuses(getCaseEvidence, 'not_found', () => seeEvidence(crypto.randomUUID()));

describe('a case', () => {
  test('a case shows a score whose parts add up to it, beginning with the base of its policy', async () => {
    const [decision] = (await read((await inReview()).applicationId)).decisions;
    const parts = decision?.scoreParts.reduce((sum, { points }) => sum + points, 0) ?? Number.NaN;
    expect(decision?.scoreBase).toBe(400);
    expect((decision?.scoreBase ?? 0) + parts).toBe(decision?.score);
  });

  test('a case shows the time limit for a person’s review, only while it waits for one', async () => {
    const { goalMinutes, waitingMinutes } = await read((await inReview()).applicationId);
    expect(goalMinutes).toBeGreaterThan(waitingMinutes);
    const open = await openApplication(server);
    expect((await read(open.applicationId)).goalMinutes).toBeNull();
  });

  test('a case shows which of its files another client sent too, and never the client itself', async () => {
    const [one, other] = [await inReview(), await inReview()];
    const { documents } = await read(one.applicationId);
    for (const { sameFileAt } of documents) {
      const cases = sameFileAt.map(({ applicationId }) => applicationId);
      expect(cases).toContain(other.applicationId);
      expect(cases).not.toContain(one.applicationId);
    }
  });

  test('a case shows which providers were not asked', async () => {
    const { bank, identity, bureau } = await evidenceOf((await inReview()).applicationId);
    const nothing = { state: 'not_asked', asOf: null, found: null };
    expect([bank, identity, bureau]).toEqual([nothing, nothing, nothing]);
  });
});

test('a linked bank shows its owner and the income, and no account by its number', async () => {
  await publishPolicy(server, (policy) => ({ ...policy, asks: ['bankLink', 'idDocuments'] }));
  const applicant = await openApplication(server);
  await fillIn(server, applicant);
  expect((await evidenceOf(applicant.applicationId)).bank.found).toBeNull();
  const made = await linkInWidget(server, applicant);
  await expectDone(server.call(storeBelvoLink, { body: made }, { token: applicant.token, key: crypto.randomUUID() }));
  await server.services.jobs.drained();
  const { bank } = await evidenceOf(applicant.applicationId);
  expect(bank).toMatchObject({ state: 'answered', found: { institution: made.institution, isApplicant: true } });
  expect(bank.found?.monthlyIncome).toBeGreaterThan(0);
});
