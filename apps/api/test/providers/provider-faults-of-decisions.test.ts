import {
  createApplication,
  createCollectorReference,
  createVeriffSession,
  finishClientDocuments,
  getBelvoToken,
  getFlow,
  storeBelvoLink,
  updateConsent,
} from '@lender/contract';
import { APPLICATION_STATUS, type Policy } from '@lender/lending';
import { soon, whileHurrying } from '@lender/vitest/soon';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { publishPolicy } from '../loans/published.ts';
import { linkInWidget } from '../people/bank-widget.ts';
import { blackboxOf } from '../people/blackbox.ts';
import {
  type Applicant,
  application,
  type Client,
  expectDone,
  fillIn,
  NOTHING,
  registerWithDetails,
  uploadPhotos,
} from '../people/journey.ts';
import { hurryJobs } from '../server/hurry-jobs.ts';
import { testServer } from '../server/server.ts';
import { faultsOf } from './faults-of.ts';
import { lineTime } from './line-time.ts';

const { passTenSeconds } = lineTime();
const server = await testServer();
const { db, jobs, scoring, lines } = server.services;
const faults = faultsOf(server);
const { signing, manualVerification } = APPLICATION_STATUS;

const DOWN = { fault: 'down' };
const PAGE = { fault: 'wrong', as: 'html' };
const OTHER_JSON = { fault: 'wrong', as: 'json' };
const IN_TROUBLE = [DOWN, PAGE, OTHER_JSON];
const PROVIDERS = ['belvo', 'veriff', 'iovation', 'recaptcha', 'scoring'] as const;

const BOOLEANS = ['identityCheckMissing', 'identityForged', 'nameMismatch', 'deviceDenied'];
const NUMBERS = ['identityReviews', 'clientsOnDevice', 'captchaScore', 'incomeRegularCycles'];
const SUSPECT = [
  'or',
  'nameMismatch',
  ['gte', 'identityReviews', 3],
  ['gte', 'clientsOnDevice', 3],
  ['lt', 'captchaScore', 0.3],
  ['lt', 'incomeRegularCycles', 1],
] as const;
const required = (names: readonly string[], type: 'boolean' | 'number') =>
  Object.fromEntries(names.map((name) => [name, { type, required: true }]));

/** Returns a policy that asks every provider, and approves no client of whom one of them knows nothing. */
const askingEverybody = (policy: Policy): Policy => ({
  ...policy,
  asks: ['bankLink', 'idDocuments', 'identityCheck'],
  variables: { ...policy.variables, ...required(BOOLEANS, 'boolean'), ...required(NUMBERS, 'number') },
  rules: policy.rules.map((rule) => {
    if (rule.id === 'F2') return { ...rule, enabled: true, when: SUSPECT };
    return ['C1_IDV', 'F1', 'F3'].includes(rule.id) ? { ...rule, enabled: true } : rule;
  }),
});
/** The same for the scoring host alone. */
const askingScoring = (policy: Policy): Policy => ({
  ...policy,
  variables: { ...policy.variables, ...required(['collectorSignals'], 'number') },
  rules: policy.rules.map((rule) =>
    rule.id === 'F2' ? { ...rule, enabled: true, when: ['lt', 'collectorSignals', 1] } : rule,
  ),
});
beforeAll(async () => {
  await publishPolicy(server, askingEverybody);
});

afterEach(async () => {
  vi.restoreAllMocks();
  for (const provider of PROVIDERS) await faults.clear(provider);
});
/** Returns the number of calls to a provider, including those that were not made because of its troubles. */
function askedOf(provider: string): number {
  const counts = lines.find((line) => line.health().name === provider)?.health().counts;
  return counts ? counts.answered + counts.troubled + counts.notAsked : 0;
}
/** Resolves when a provider was called after the given moment. */
const untilAsked = (provider: string, since: number) =>
  vi.waitFor(() => expect(askedOf(provider)).toBeGreaterThan(since), soon);

const keyed = (as: Client) => ({ ...as, key: crypto.randomUUID() });
const agree = (as: Client, kind: 'tracking' | 'biometrics') =>
  expectDone(server.call(updateConsent, { params: { kind }, body: { granted: true } }, as));

let aliases = 0;
/** Creates a client who consents to all measurements, and applies in spite of every trouble. */
async function applying(): Promise<Applicant> {
  const client = await registerWithDetails(server);
  await agree(client, 'tracking');
  await agree(client, 'biometrics');
  const { body } = await application(server);
  aliases += 1;
  const signals = {
    captcha: { token: 'sim:application:0.9' },
    iovation: { ioBB: blackboxOf({ result: 'A', alias: `1139193327613${String(aliases).padStart(5, '0')}` }) },
    juicySessionId: (await expectDone(server.call(createCollectorReference, NOTHING, client))).referenceNumber,
  };
  const { id } = await expectDone(server.call(createApplication, { body: { ...body, ...signals } }, client));
  await hurryJobs(server);
  const applicant = { ...client, applicationId: id };
  await fillIn(server, applicant);
  return applicant;
}
async function linkBank(as: Applicant): Promise<void> {
  await expectDone(server.call(storeBelvoLink, { body: await linkInWidget(server, as) }, keyed(as)));
}
async function giveDocuments(as: Applicant): Promise<void> {
  await uploadPhotos(server, as);
  await expectDone(server.call(finishClientDocuments, NOTHING, as));
}
const openCheck = (as: Applicant) => server.call(createVeriffSession, NOTHING, keyed(as));
/** Ends the check as a person does on the provider's page. */
const passCheck = async (url: string): Promise<void> => {
  const body = new URLSearchParams({ verdict: 'approved', seconds: '0' });
  expect((await fetch(url, { method: 'POST', body, redirect: 'manual' })).status).toBe(303);
};
async function passCheckOf(as: Applicant): Promise<void> {
  await passCheck((await expectDone(openCheck(as))).url);
}
const stepOf = async (as: Applicant) => (await server.call(getFlow, NOTHING, as)).data.step;

const decisions = (as: Applicant) =>
  db.selectFrom('decision').select('outcome').where('application_id', '=', as.applicationId).execute();
/**
 * Resolves when the application has exactly one decision with that outcome. Failed calls are tried again without
 * pauses.
 */
const decided = (as: Applicant, outcome: number) =>
  vi.waitFor(async () => {
    passTenSeconds();
    await hurryJobs(server);
    expect(await decisions(as)).toEqual([{ outcome }]);
  }, whileHurrying);

test('an application that every provider knows is approved', async () => {
  const applicant = await applying();
  await linkBank(applicant);
  await giveDocuments(applicant);
  await passCheckOf(applicant);
  await decided(applicant, signing);
});

describe.each(IN_TROUBLE)('a provider in trouble like %j leads to no approval:', (fault) => {
  test('a bank link waits for Belvo, and the decision waits for the link', async () => {
    const applicant = await applying();
    const made = await linkInWidget(server, applicant);
    await faults.order('belvo', fault);
    const refused = [
      await server.call(getBelvoToken, NOTHING, applicant),
      await server.call(storeBelvoLink, { body: made }, keyed(applicant)),
    ];
    for (const answer of refused) expect(answer).toMatchObject({ status: 503, code: 'provider_unavailable' });
    await giveDocuments(applicant);
    await passCheckOf(applicant);
    expect(await stepOf(applicant)).toBe('belvo');
    expect(await decisions(applicant)).toEqual([]);
    await faults.clear('belvo');
    passTenSeconds();
    await expectDone(server.call(storeBelvoLink, { body: made }, keyed(applicant)));
    await decided(applicant, signing);
  });

  test('an identity check waits for Veriff, before it is begun and after it was passed', async () => {
    const applicant = await applying();
    await linkBank(applicant);
    await giveDocuments(applicant);
    await faults.order('veriff', fault);
    expect(await openCheck(applicant)).toMatchObject({ status: 503, code: 'provider_unavailable' });
    await faults.clear('veriff');
    passTenSeconds();
    const { url } = await expectDone(openCheck(applicant));
    const before = askedOf('veriff');
    await faults.order('veriff', fault);
    await passCheck(url);
    await untilAsked('veriff', before);
    expect(await stepOf(applicant)).toBe('verification');
    expect(await decisions(applicant)).toEqual([]);
    await faults.clear('veriff');
    passTenSeconds();
    await decided(applicant, signing);
  });

  test.each(['iovation', 'recaptcha'] as const)(
    'an application does not wait for %s, and the decision waits for a moment',
    async (provider) => {
      const before = askedOf(provider);
      await faults.order(provider, fault);
      const applicant = await applying();
      await untilAsked(provider, before);
      await linkBank(applicant);
      await giveDocuments(applicant);
      await passCheckOf(applicant);
      expect(await decisions(applicant)).toEqual([]);
      await faults.clear(provider);
      await decided(applicant, signing);
    },
  );
});

describe('a policy that asks the scoring host', () => {
  beforeAll(async () => {
    await publishPolicy(server, askingScoring);
  });

  test('a policy that asks the scoring host approves a client who was measured to the end', async () => {
    vi.spyOn(scoring, 'readDataset').mockResolvedValue('complete');
    const applicant = await applying();
    await jobs.drained();
    await giveDocuments(applicant);
    await decided(applicant, signing);
  });

  test.each(IN_TROUBLE)(
    'a policy that asks the scoring host approves no client while the host is in trouble like %j, and leaves the decision to a person',
    async (fault) => {
      const before = askedOf('scoring');
      await faults.order('scoring', fault);
      const applicant = await applying();
      await untilAsked('scoring', before);
      await giveDocuments(applicant);
      await decided(applicant, manualVerification);
    },
  );
});
