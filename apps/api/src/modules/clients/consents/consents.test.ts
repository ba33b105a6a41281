import {
  CONSENT_KINDS,
  createApplication,
  createCollectorReference,
  getClient,
  getConsents,
  type Send,
  updateConsent,
} from '@lender/contract';
import { describe, expect, test } from 'vitest';
import { application, expectDone, NOTHING, register, registerWithDetails } from '../../../../test/people/journey.ts';
import { answers, refuses } from '../../../../test/server/claims.ts';
import { testServer } from '../../../../test/server/server.ts';
import { beyondLimit, clientIdOf } from '../../../../test/server/stored.ts';
import { firstText } from '../../legal-texts/index.ts';

const server = await testServer();
const { db } = server.services;
const client = await register(server);
const DAY = 86_400;

type Kind = Send<typeof updateConsent>['params']['kind'];
const answer = (kind: Kind, granted: boolean, as: { token: string } = client) =>
  server.call(updateConsent, { params: { kind }, body: { granted } }, as);
const reference = (as: { token: string } = client) => server.call(createCollectorReference, NOTHING, as);

describe('consents', () => {
  answers(getConsents, () => server.call(getConsents, NOTHING, client));
  answers(updateConsent, () => answer('marketing', true));

  test('all consents are open, and registering gives none', async () => {
    const { data } = await server.call(getConsents, NOTHING, await register(server));
    expect(data.map(({ kind }) => kind)).toEqual(CONSENT_KINDS);
    const unanswered = { granted: false, textVersion: null, textHash: null, answeredAt: null };
    for (const consent of data)
      expect(consent).toMatchObject({ ...unanswered, text: expect.stringMatching(/Quincena/) });
  });

  test.each(CONSENT_KINDS)(
    'a consent of the kind %s proves which words were answered, when, where and with what',
    async (kind) => {
      const fresh = await register(server);
      const path = updateConsent.path.replace('{kind}', kind) as `/${string}`;
      const headers = { 'user-agent': `Mozilla/5.0 (Teléfono) ${'x'.repeat(300)}` };
      await server.send({ method: 'PUT', path }, { granted: true }, { ...fresh, headers });
      const { data } = await server.call(getConsents, NOTHING, fresh);
      const consent = data.find((one) => one.kind === kind);
      const proof = await db
        .selectFrom('consent')
        .innerJoin('consent_text', 'consent_text.hash', 'consent.text_hash')
        .select(['body', 'version', 'channel', 'device', 'hash', 'accepted_at'])
        .where('client_id', '=', clientIdOf(fresh))
        .where('consent.kind', '=', kind)
        .executeTakeFirstOrThrow();
      expect(proof).toMatchObject({ body: consent?.text, version: consent?.textVersion, channel: 'web' });
      expect(proof.hash).toBe(consent?.textHash);
      expect(proof.accepted_at.toISOString()).toBe(consent?.answeredAt);
      expect(proof.device).toBe(`Mozilla/5.0 (Telfono) ${'x'.repeat(178)}`);
    },
  );

  test('registering accepts the terms and the privacy notice, kept word for word', async () => {
    const kept = await db
      .selectFrom('consent')
      .innerJoin('consent_text', 'consent_text.hash', 'consent.text_hash')
      .select(['consent.kind', 'body'])
      .where('client_id', '=', clientIdOf(await register(server)))
      .orderBy('consent.kind')
      .execute();
    expect(kept).toEqual(
      (['privacy', 'terms'] as const).map((kind) => ({
        kind,
        body: expect.stringContaining(firstText(kind).sha256),
      })),
    );
  });

  test('the newest answer to a consent counts, and every answer is kept', async () => {
    const fresh = await register(server);
    for (const granted of [true, false, true, false]) await expectDone(answer('marketing', granted, fresh));
    await expectDone(answer('credit_bureau', true, fresh));
    const { data } = await server.call(getConsents, NOTHING, fresh);
    expect(data.filter(({ granted }) => granted).map(({ kind }) => kind)).toEqual(['credit_bureau']);
    expect(data[1]).toMatchObject({ textVersion: expect.stringMatching(/./), answeredAt: expect.stringMatching(/Z$/) });
    const rows = await db
      .selectFrom('consent')
      .select(['granted', 'text_version'])
      .where('client_id', '=', clientIdOf(fresh))
      .where('kind', '=', 'marketing')
      .orderBy('id')
      .execute();
    expect(rows.map(({ granted }) => granted)).toEqual([true, false, true, false]);
  });

  test('the consent to tracking is in the profile, so that a page knows what it may load', async () => {
    const fresh = await register(server);
    const allowed = async () => (await expectDone(server.call(getClient, NOTHING, fresh))).allowsTracking;
    expect(await allowed()).toBeNull();
    for (const granted of [true, false, true]) {
      await expectDone(answer('tracking', granted, fresh));
      await expectDone(answer('marketing', !granted, fresh));
      expect(await allowed()).toBe(granted);
    }
  });

  test('an answer leaves the consents of another client as they are', async () => {
    const [one, two] = [await register(server), await register(server)];
    await expectDone(answer('tracking', true, one));
    expect((await server.call(getConsents, NOTHING, two)).data.map(({ granted }) => granted)).toEqual(
      CONSENT_KINDS.map(() => false),
    );
  });

  test.each(['terms', 'privacy', 'constructor', '%00'])('there is no consent of the kind %s', async (kind) => {
    const path = updateConsent.path.replace('{kind}', kind) as `/${string}`;
    const refused = await server.send({ method: 'PUT', path }, { granted: true }, client);
    expect([404, 422]).toContain(refused.status);
  });

  test.each([{ granted: 'true' }, { granted: 1 }, {}, { granted: true, text_version: '1' }])(
    'a consent is not answered by %j',
    async (body) => {
      const path = updateConsent.path.replace('{kind}', 'tracking') as `/${string}`;
      expect((await server.send({ method: 'PUT', path }, body, client)).status).toBe(422);
    },
  );
});

describe('a reference of the collector', () => {
  answers(createCollectorReference, async () => {
    await expectDone(answer('tracking', true));
    return reference();
  });
  refuses(createCollectorReference, 'consent_missing', async () => reference(await register(server)));
  refuses(createCollectorReference, 'rate_limited', () =>
    beyondLimit(server, { limit: 'collector-references', who: [clientIdOf(client)], act: () => reference() }),
  );

  test('a reference of the collector is refused again when the consent is withdrawn, and the refusal names it', async () => {
    const fresh = await register(server);
    await expectDone(answer('tracking', true, fresh));
    await expectDone(reference(fresh));
    await expectDone(answer('tracking', false, fresh));
    expect((await reference(fresh)).body).toMatchObject({
      error: { code: 'consent_missing', details: { kind: 'tracking' } },
    });
  });

  test('a reference of the collector cannot be guessed, and lives a day', async () => {
    await expectDone(answer('tracking', true));
    const made = await Promise.all(Array.from({ length: 10 }, () => expectDone(reference())));
    const numbers = made.map(({ referenceNumber }) => referenceNumber);
    for (const number of numbers) expect(number).toMatch(/^[A-Za-z0-9_-]{26}$/);
    expect(new Set(numbers).size).toBe(10);
    const lives = Date.parse(made[0]?.expiresAt ?? '') - server.services.clock.wall().getTime();
    expect(Math.abs(lives - DAY * 1000)).toBeLessThan(60_000);
  });
});

describe('the reference that comes with an application', () => {
  const tracked = async () => {
    const applicant = await registerWithDetails(server);
    await expectDone(answer('tracking', true, applicant));
    return { applicant, number: (await expectDone(reference(applicant))).referenceNumber };
  };
  const keptOf = async (as: { token: string }, juicySessionId: string) => {
    const { body } = await application(server);
    return (await expectDone(server.call(createApplication, { body: { ...body, juicySessionId } }, as))).juicySessionId;
  };

  test('the reference with an application is kept while it is alive and the client’s own', async () => {
    const { applicant, number } = await tracked();
    expect(await keptOf(applicant, number)).toBe(number);
  });

  test.each([
    ['somebody else’s', async () => (await tracked()).number],
    ['nobody’s', async () => 'A'.repeat(26)],
    ['a piece of SQL', async () => "' or 1=1 --"],
  ])('the reference with an application is dropped when it is %s', async (_, foreign) => {
    const { applicant } = await tracked();
    expect(await keptOf(applicant, await foreign())).toBeNull();
  });

  test('the reference with an application is dropped after the consent was withdrawn, even when it is given again', async () => {
    const { applicant, number } = await tracked();
    await expectDone(answer('tracking', false, applicant));
    await expectDone(answer('tracking', true, applicant));
    expect(await keptOf(applicant, number)).toBeNull();
  });

  test('the reference with an application is dropped after a day', async () => {
    const { applicant, number } = await tracked();
    await db
      .updateTable('collector_reference')
      .set({ expires_at: new Date(server.services.clock.wall().getTime() - 1_000) })
      .where('reference_number', '=', number)
      .execute();
    expect(await keptOf(applicant, number)).toBeNull();
  });
});
