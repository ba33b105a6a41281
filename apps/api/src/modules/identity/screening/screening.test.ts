import {
  blockIdentifier,
  createApplication,
  finishClientDocuments,
  getFlow,
  type Send,
  updateConsent,
} from '@lender/contract';
import { APPLICATION_STATUS, type Policy } from '@lender/lending';
import { soon } from '@lender/vitest/soon';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { publishPolicy } from '../../../../test/loans/published.ts';
import { blackboxOf } from '../../../../test/people/blackbox.ts';
import {
  type Applicant,
  application,
  expectDone,
  fillIn,
  NOTHING,
  registerWithDetails,
  uploadPhotos,
} from '../../../../test/people/journey.ts';
import { faultsOf } from '../../../../test/providers/faults-of.ts';
import { testServer } from '../../../../test/server/server.ts';
import { clientIdOf } from '../../../../test/server/stored.ts';

const server = await testServer();
const { db, jobs } = server.services;
const faults = faultsOf(server);

type Body = Send<typeof createApplication>['body'];
type Signals = Pick<Body, 'iovation' | 'captcha' | 'affiliate' | 'hotjarUserId'>;

const withDevice = (device: Parameters<typeof blackboxOf>[0]): Signals => ({ iovation: { ioBB: blackboxOf(device) } });
const withScore = (score: number): Signals => ({ captcha: { token: `sim:application:${score}` } });
let devices = 0;
/** Returns a device that was never used before. */
const newAlias = () => {
  devices += 1;
  return `11391933276138${String(devices).padStart(4, '0')}`;
};

interface Applying {
  /** Answer to the question whether the client may be tracked; `undefined` for a client who never answered. */
  readonly answer?: boolean | undefined;
}

/** Makes a client who applies, by default after consenting to tracking. */
async function applying(signals: Signals, { answer }: Applying = { answer: true }): Promise<Applicant> {
  const client = await registerWithDetails(server);
  if (answer !== undefined)
    await expectDone(server.call(updateConsent, { params: { kind: 'tracking' }, body: { granted: answer } }, client));
  const { body } = await application(server);
  const { id } = await expectDone(server.call(createApplication, { body: { ...body, ...signals } }, client));
  return { ...client, applicationId: id };
}
async function decided(applicant: Applicant) {
  await fillIn(server, applicant);
  await uploadPhotos(server, applicant);
  await expectDone(server.call(finishClientDocuments, NOTHING, applicant));
  return vi.waitFor(async () => {
    const { outcome, variables } = await db
      .selectFrom('decision')
      .select(['outcome', 'variables'])
      .where('application_id', '=', applicant.applicationId)
      .executeTakeFirstOrThrow();
    return { outcome, variables };
  }, soon);
}
const screenings = (applicant: Applicant) =>
  db.selectFrom('screening').selectAll().where('client_id', '=', clientIdOf(applicant)).orderBy('kind').execute();
const { signing, manualVerification } = APPLICATION_STATUS;

/** Publishes a policy that reads devices and captchas, and requires what it reads. */
const reading = (...names: ('F2' | 'F3')[]) =>
  publishPolicy(server, (policy: Policy) => ({
    ...policy,
    variables: {
      ...policy.variables,
      ...(names.includes('F3') && { deviceDenied: { type: 'boolean', required: true } }),
      ...(names.includes('F2') && {
        captchaScore: { type: 'number', required: true },
        clientsOnDevice: { type: 'number', required: true },
      }),
    },
    rules: policy.rules.map((rule) =>
      rule.id === 'F2'
        ? {
            ...rule,
            enabled: names.includes('F2'),
            when: ['or', ['gte', 'clientsOnDevice', 3], ['lt', 'captchaScore', 0.3]],
          }
        : rule.id === 'F3'
          ? { ...rule, enabled: names.includes('F3') }
          : rule,
    ),
  }));

afterEach(async () => {
  for (const provider of ['iovation', 'recaptcha']) await faults.clear(provider);
});

describe('a policy that uses neither device nor captcha', () => {
  test('a policy that uses neither still gets the facts about device and captcha, and decides as before', async () => {
    await reading();
    const applicant = await applying({ ...withDevice({ result: 'D', alias: newAlias() }), ...withScore(0.1) });
    expect(await decided(applicant)).toMatchObject({
      outcome: signing,
      variables: { deviceDenied: true, clientsOnDevice: 1, captchaScore: 0.1 },
    });
  });

  test('nothing is known or kept about an applicant who does not want to be tracked', async () => {
    const applicant = await applying({ ...withDevice({ result: 'D' }), ...withScore(0.1) }, { answer: undefined });
    const { outcome, variables } = await decided(applicant);
    expect(outcome).toBe(signing);
    expect(variables).toMatchObject({
      trackingConsent: 'unanswered',
      deviceDenied: null,
      clientsOnDevice: null,
      captchaScore: null,
    });
    expect(await screenings(applicant)).toEqual([]);
  });
});

describe('a policy that uses devices', () => {
  test('an applicant with a denied device is left to a person, and not rejected', async () => {
    await reading('F3');
    expect(await decided(await applying(withDevice({ result: 'D' })))).toMatchObject({
      outcome: manualVerification,
      variables: { deviceDenied: true },
    });
    expect(await decided(await applying(withDevice({ result: 'R' })))).toMatchObject({ outcome: signing });
  });

  test.each([
    ['no blackbox', {}],
    ['a blackbox that cannot be read', { iovation: { ioBB: 'nothing' } }],
  ])('an applicant with %s is neither approved nor rejected', async (_, signals) => {
    await reading('F3');
    expect((await decided(await applying(signals))).outcome).toBe(manualVerification);
  });

  test.each([{ fault: 'down' }, { fault: 'wrong', as: 'json' }])(
    'a decision waits for an answer while the service has the fault %j, and without one no applicant is approved',
    async (fault) => {
      await reading('F3');
      await faults.order('iovation', fault);
      const applicant = await applying(withDevice({ result: 'A' }));
      server.passSeconds(60);
      expect((await decided(applicant)).outcome).toBe(manualVerification);
      expect(await screenings(applicant)).toMatchObject([{ state: 'unknown', input_sealed: null }]);
    },
  );

  test('a decision uses the report about a device that comes once the service has recovered', async () => {
    await reading('F3');
    await faults.order('iovation', { fault: 'down', times: 1 });
    const applicant = await applying(withDevice({ result: 'A' }));
    expect(await decided(applicant)).toMatchObject({ outcome: signing, variables: { deviceDenied: false } });
  });
});

describe('a policy that counts the clients of a device and uses captchas', () => {
  test('the third client of a device is left to a person', async () => {
    await reading('F2');
    const alias = newAlias();
    const outcomes = [];
    for (let client = 0; client < 3; client++)
      outcomes.push(await decided(await applying({ ...withDevice({ result: 'A', alias }), ...withScore(0.9) })));
    expect(outcomes).toMatchObject([
      { outcome: signing, variables: { clientsOnDevice: 1 } },
      { outcome: signing, variables: { clientsOnDevice: 2 } },
      { outcome: manualVerification, variables: { clientsOnDevice: 3 } },
    ]);
  });

  test.each([
    ['a robot', withScore(0.1)],
    ['a token of something else', { captcha: { token: 'sim:login:0.9' } }],
    ['a token that is too old', { captcha: { token: 'sim:expired' } }],
    ['no token', {}],
  ])('an applicant with %s is left to a person', async (_, signals) => {
    await reading('F2');
    const applicant = await applying({ ...withDevice({ result: 'A', alias: newAlias() }), ...signals });
    expect((await decided(applicant)).outcome).toBe(manualVerification);
  });
});

test.each(['declined', 'unanswered'] as const)(
  'a policy that requires captcha and device decides on a client whose consent is %s as on any other',
  async (trackingConsent) => {
    await reading('F2', 'F3');
    const answer = trackingConsent === 'declined' ? false : undefined;
    const applicant = await applying({ ...withDevice({ result: 'D' }), ...withScore(0.1) }, { answer });
    expect(await decided(applicant)).toMatchObject({
      outcome: signing,
      variables: { trackingConsent, deviceDenied: null, clientsOnDevice: null, captchaScore: null },
    });
  },
);

test.each([
  [true, { affiliate: { partner: 'radar', code: '77' }, hotjarUserId: 'user-1' }, 'radar'],
  [false, {}, null],
  [undefined, {}, null],
] as const)(
  'the link and the replay of a client whose answer to tracking is %s are stored as %j',
  async (answer, stored, affiliatePartner) => {
    const signals = { affiliate: { partner: 'radar', code: '77' }, hotjarUserId: 'user-1' };
    const applicant = await applying(signals, { answer });
    const row = await db
      .selectFrom('application')
      .select('signals')
      .where('id', '=', applicant.applicationId)
      .executeTakeFirstOrThrow();
    expect(row.signals).toEqual(stored);
    await reading();
    expect((await decided(applicant)).variables).toMatchObject({ affiliatePartner });
  },
);

test('facts measured before the consent was withdrawn still count', async () => {
  await reading('F3');
  const applicant = await applying(withDevice({ result: 'D' }));
  await jobs.drained();
  await expectDone(server.call(updateConsent, { params: { kind: 'tracking' }, body: { granted: false } }, applicant));
  expect(await decided(applicant)).toMatchObject({
    outcome: manualVerification,
    variables: { trackingConsent: 'declined', deviceDenied: true },
  });
});

test('an applicant whose device is on the block list is rejected, also with a policy that uses neither device nor captcha', async () => {
  await reading();
  const alias = newAlias();
  const body = { kind: 'device', value: alias, reason: 'Fraude probado' } as const;
  await expectDone(server.call(blockIdentifier, { body }, { token: await server.operator() }));
  expect(await decided(await applying(withDevice({ result: 'A', alias })))).toMatchObject({
    outcome: APPLICATION_STATUS.rejected,
    variables: { listHit: true },
  });
});

test('only a keyed hash of a device is kept, and nothing of the input of the query', async () => {
  const alias = newAlias();
  const applicant = await applying({ ...withDevice({ result: 'A', alias }), ...withScore(0.7) });
  await jobs.drained();
  const rows = await screenings(applicant);
  expect(rows).toMatchObject([
    { kind: 'captcha', state: 'answered', answer: { score: 0.7 }, input_sealed: null, device_hash: null },
    { kind: 'device', state: 'answered', answer: { result: 'A', reasons: [] }, input_sealed: null },
  ]);
  const kept = JSON.stringify([rows, await db.selectFrom('application').selectAll().execute()]);
  expect(kept).not.toContain(alias);
  expect(kept).not.toContain(blackboxOf({ result: 'A', alias }));
});

test('a withdrawn consent ends the open queries, and delays nothing', async () => {
  await faults.order('iovation', { fault: 'down' });
  const applicant = await applying(withDevice({ result: 'A' }));
  await expectDone(server.call(updateConsent, { params: { kind: 'tracking' }, body: { granted: false } }, applicant));
  expect(await screenings(applicant)).toMatchObject([{ state: 'unknown', input_sealed: null }]);
  expect((await server.call(getFlow, NOTHING, applicant)).status).toBe(200);
});
