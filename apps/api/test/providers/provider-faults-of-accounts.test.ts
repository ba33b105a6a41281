import {
  directDebitConsent,
  finishExternalLogin,
  getFlow,
  getMandate,
  skipExternalLogin,
  startExternalLogin,
  storeBelvoLink,
} from '@lender/contract';
import { centavos } from '@lender/money';
import { soon, whileHurrying } from '@lender/vitest/soon';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { publishPolicy } from '../loans/published.ts';
import { linkInWidget } from '../people/bank-widget.ts';
import { type Applicant, type Client, expectDone, fillIn, NOTHING, openApplication } from '../people/journey.ts';
import { moveAccount } from '../people/mandated.ts';
import { hurryJobs } from '../server/hurry-jobs.ts';
import { testServer } from '../server/server.ts';
import { clientIdOf } from '../server/stored.ts';
import { faultsOf } from './faults-of.ts';
import { lineTime } from './line-time.ts';

const { passTenSeconds } = lineTime();
const server = await testServer();
const { db } = server.services;
const faults = faultsOf(server);

const DOWN = { fault: 'down' };
const PAGE = { fault: 'wrong', as: 'html' };
const OTHER_JSON = { fault: 'wrong', as: 'json' };
const NEVER = { fault: 'never' };
const IN_TROUBLE = [DOWN, PAGE, OTHER_JSON, NEVER];
const REPORTED_WRONGLY = [{ fault: 'duplicate' }, { fault: 'reordered' }, { fault: 'never', of: 'notices' }];

const keyed = (as: Client) => ({ ...as, key: crypto.randomUUID() });
const stepOf = async (as: Client) => (await server.call(getFlow, NOTHING, as)).data.step;
/** Makes everything that waits for a provider that is back happen now. */
async function hurry(): Promise<void> {
  passTenSeconds();
  await hurryJobs(server);
}
async function applicant(): Promise<Applicant> {
  const client = await openApplication(server);
  await fillIn(server, client);
  return client;
}

afterEach(async () => {
  vi.restoreAllMocks();
  for (const provider of ['facebook', 'belvo', 'direct-debit']) await faults.clear(provider);
  // A call that was still under way may have failed last.
  await vi.waitFor(async () => {
    passTenSeconds();
    await server.services.belvo.findLink(crypto.randomUUID());
  }, whileHurrying);
});

describe('Facebook', () => {
  beforeAll(async () => {
    await publishPolicy(server, (policy) => ({ ...policy, asks: ['externalLogin'] }));
  });

  const comeBack = async (as: Client) => {
    const { url } = await expectDone(server.call(startExternalLogin, NOTHING, as));
    const body = new URLSearchParams({ ...Object.fromEntries(new URL(url).searchParams), person: 'ana' });
    const dialog = `${server.simulators.url}/facebook/v19.0/dialog/oauth/continue`;
    const answer = await fetch(dialog, { method: 'POST', body, redirect: 'manual' });
    const back = new URL(answer.headers.get('location') ?? '');
    return { code: back.searchParams.get('code') ?? '', state: back.searchParams.get('state') ?? '' };
  };
  const finish = async (as: Client, came = comeBack(as)) => server.call(finishExternalLogin, { body: await came }, as);

  test.each(IN_TROUBLE)(
    'Facebook in trouble like %j stops no client at their step: they come back once more, or continue without it',
    async (fault) => {
      const [patient, hurried] = await Promise.all([applicant(), applicant()]);
      await faults.order('facebook', fault);
      expect(await finish(patient)).toMatchObject({ status: 503, code: 'provider_unavailable' });
      expect(await stepOf(patient)).toBe('facebook');
      await expectDone(server.call(skipExternalLogin, NOTHING, hurried));
      expect(await stepOf(hurried)).not.toBe('facebook');
      await faults.clear('facebook');
      passTenSeconds();
      await expectDone(finish(patient));
      expect(await stepOf(patient)).not.toBe('facebook');
    },
  );
});

describe('Belvo', () => {
  beforeAll(async () => {
    await publishPolicy(server, (policy) => ({ ...policy, asks: ['bankLink', 'idDocuments'] }));
  });

  const linkOf = (as: Client) =>
    db.selectFrom('bank_link').select(['state', 'link_id']).where('client_id', '=', clientIdOf(as)).execute();
  const eventsOf = (as: Client) =>
    db
      .selectFrom('event_log')
      .select('event')
      .where('client_id', '=', clientIdOf(as))
      .where('event', 'like', 'bank_link.%')
      .orderBy('event')
      .execute();

  test.each(REPORTED_WRONGLY)('each link is kept and read once when Belvo’s notices are like %j', async (fault) => {
    await faults.order('belvo', fault);
    const client = await applicant();
    const made = await linkInWidget(server, client);
    await expectDone(server.call(storeBelvoLink, { body: made }, keyed(client)));
    await vi.waitFor(async () => expect(await linkOf(client)).toEqual([{ state: 'read', link_id: made.link }]), soon);
    await server.services.jobs.drained();
    expect(await linkOf(client)).toEqual([{ state: 'read', link_id: made.link }]);
    expect((await eventsOf(client)).filter(({ event }) => event === 'bank_link.made')).toHaveLength(1);
    expect(await stepOf(client)).toBe('id_document_upload');
  });

  test.each([DOWN, PAGE, OTHER_JSON])(
    'a client continues when Belvo is in trouble like %j after a link was kept, and the bank is read once Belvo is back',
    async (fault) => {
      const client = await applicant();
      await faults.order('belvo', { fault: 'never', of: 'notices' });
      const made = await linkInWidget(server, client);
      const { findLink } = server.services.belvo;
      let isKept = false;
      // Jobs of other links may still read their own links.
      vi.spyOn(server.services.belvo, 'findLink').mockImplementation(async (id) => {
        const link = await findLink(id);
        if (id === made.link && !isKept) await faults.order('belvo', fault);
        isKept ||= id === made.link;
        return link;
      });
      await expectDone(server.call(storeBelvoLink, { body: made }, keyed(client)));
      expect(await stepOf(client)).toBe('id_document_upload');
      const { health } = server.services.lines.find((line) => line.health().name === 'belvo') ?? {};
      await vi.waitFor(() => expect(health?.().lastTrouble).not.toBeNull(), soon);
      expect(await linkOf(client)).toEqual([{ state: 'linked', link_id: made.link }]);
      await faults.clear('belvo');
      await vi.waitFor(async () => {
        await hurry();
        expect(await linkOf(client)).toEqual([{ state: 'read', link_id: made.link }]);
      }, whileHurrying);
    },
  );
});

describe('Direct Debit', () => {
  beforeAll(async () => {
    await publishPolicy(server, (policy) => ({ ...policy, asks: ['directDebitConsent', 'idDocuments'] }));
  });

  const mandatesOf = (as: Client) =>
    db.selectFrom('mandate').select('status').where('client_id', '=', clientIdOf(as)).execute();

  test.each(IN_TROUBLE)(
    'a client’s consent to debits is taken while Direct Debit is in trouble like %j, and confirmed once it is back, and once',
    async (fault) => {
      const client = await applicant();
      await moveAccount(server, client, '000');
      const { offer } = await expectDone(server.call(getMandate, NOTHING, client));
      const body = { accept: true, maximum: centavos(offer?.maximum ?? 0) } as const;
      const line = server.services.lines.find((one) => one.health().name === 'direct-debit');
      const before = line?.health().counts.troubled ?? 0;
      await faults.order('direct-debit', fault);
      await expectDone(server.call(directDebitConsent, { body }, client));
      expect(await stepOf(client)).toBe('id_document_upload');
      await vi.waitFor(() => expect(line?.health().counts.troubled).toBeGreaterThan(before), soon);
      expect(await mandatesOf(client)).toEqual([{ status: 'requested' }]);
      await faults.clear('direct-debit');
      await vi.waitFor(async () => {
        await hurry();
        expect(await mandatesOf(client)).toEqual([{ status: 'active' }]);
      }, whileHurrying);
    },
  );
});
