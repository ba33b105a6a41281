import {
  finishClientDocuments,
  getBelvoToken,
  getFlow,
  skipBelvo,
  storeBelvoLink,
  updateApplication,
} from '@lender/contract';
import { APPLICATION_STATUS } from '@lender/lending';
import { centavos } from '@lender/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publishPolicy } from '../../../test/loans/published.ts';
import { type BankChoice, linkInWidget } from '../../../test/people/bank-widget.ts';
import {
  type Applicant,
  type ApplicantOptions,
  expectDone,
  fillIn,
  NOTHING,
  openApplication,
  registerWithDetails,
  uploadPhotos,
} from '../../../test/people/journey.ts';
import { faultsOf } from '../../../test/providers/faults-of.ts';
import { answers, refuses } from '../../../test/server/claims.ts';
import { testServer } from '../../../test/server/server.ts';
import { beyondLimit, clientIdOf } from '../../../test/server/stored.ts';
import type { BankSnapshot } from '../../providers/belvo/port.ts';
import { endBankLinksJob } from './end-bank-links.job.ts';
import { readBankLinkJob } from './read-bank-link.job.ts';

const server = await testServer();
const { db } = server.services;
const faults = faultsOf(server);
await publishPolicy(server, (policy) => ({
  ...policy,
  asks: ['bankLink', 'idDocuments'],
  variables: { ...policy.variables, nameMismatch: { type: 'boolean', required: true } },
  rules: policy.rules.map((rule) => (rule.id === 'F2' ? { ...rule, enabled: true, when: 'nameMismatch' } : rule)),
}));

/** Makes an applicant with every step before the bank link filled in. */
async function asked(options: ApplicantOptions = {}): Promise<Applicant> {
  const applicant = await openApplication(server, options.pesos);
  await fillIn(server, applicant, options);
  return applicant;
}

const token = (as: { token: string }) => server.call(getBelvoToken, NOTHING, as);
const keep = (body: { link: string; institution: string }, as: { token: string }) =>
  server.call(storeBelvoLink, { body }, { ...as, key: crypto.randomUUID() });
const skip = (as: { token: string }) => server.call(skipBelvo, NOTHING, { ...as, key: crypto.randomUUID() });
const stepOf = async (as: { token: string }) => (await server.call(getFlow, NOTHING, as)).data.step;

async function linked(choice: BankChoice = {}, applicant?: Applicant) {
  const client = applicant ?? (await asked());
  const made = await linkInWidget(server, client, choice);
  await expectDone(keep(made, client));
  return { client, ...made };
}

const rowOf = (as: { token: string }) =>
  db.selectFrom('bank_link').selectAll().where('client_id', '=', clientIdOf(as)).executeTakeFirstOrThrow();
const needOf = (as: { token: string }) =>
  db
    .selectFrom('application_need')
    .select('state')
    .where('client_id', '=', clientIdOf(as))
    .where('need', '=', 'bankLink')
    .executeTakeFirst();
const isAtBelvo = async (link: string): Promise<boolean> => (await server.services.belvo.findLink(link)) !== undefined;

/** Uploads the photos too, then reads the decision. */
async function decided(client: Applicant) {
  await uploadPhotos(server, client);
  await expectDone(server.call(finishClientDocuments, NOTHING, client));
  await server.services.jobs.drained();
  const { status } = await db
    .selectFrom('application')
    .select('status')
    .where('id', '=', client.applicationId)
    .executeTakeFirstOrThrow();
  const { variables } = await db
    .selectFrom('decision')
    .select('variables')
    .where('application_id', '=', client.applicationId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return { status, variables };
}

describe('a token of the widget', () => {
  answers(getBelvoToken, async () => token(await asked()));
  refuses(getBelvoToken, 'illegal_transition', async () => token(await registerWithDetails(server)));
  refuses(getBelvoToken, 'provider_unavailable', async () => {
    const client = await asked();
    return whileAway(() => token(client));
  });
  refuses(getBelvoToken, 'rate_limited', async () => {
    const client = await asked();
    return beyondLimit(server, { limit: 'bank-links', who: [clientIdOf(client)], act: () => token(client) });
  });

  test('a token of the widget opens it for ten minutes, and leads back to the site', async () => {
    const { data } = await token(await asked());
    const lives = Date.parse(data.expiresAt) - server.services.clock.wall().getTime();
    expect(Math.abs(lives - 600_000)).toBeLessThan(5_000);
    const widget = await fetch(data.widgetUrl);
    expect(widget.headers.get('content-security-policy')).toContain('http://localhost:3000');
  });

  test('a token of the widget carries one reference of the application, which reveals nothing of the client', async () => {
    const client = await asked();
    const nameIn = async () => new URL((await token(client)).data.widgetUrl).searchParams.get('external_id');
    const name = await nameIn();
    expect(name).toMatch(/^[\w-]{26}$/);
    expect(await nameIn()).toBe(name);
  });
});

describe('a link', () => {
  answers(storeBelvoLink, async () => {
    const client = await asked();
    return keep(await linkInWidget(server, client), client);
  });
  refuses(storeBelvoLink, 'illegal_transition', async () =>
    keep({ link: crypto.randomUUID(), institution: 'puntual_mx_retail' }, await registerWithDetails(server)),
  );
  refuses(storeBelvoLink, 'provider_unavailable', async () => {
    const client = await asked();
    const made = await linkInWidget(server, client);
    return whileAway(() => keep(made, client));
  });
  refuses(storeBelvoLink, 'rate_limited', async () => {
    const client = await asked();
    const made = await linkInWidget(server, client);
    return beyondLimit(server, { limit: 'bank-links', who: [clientIdOf(client)], act: () => keep(made, client) });
  });
  refuses(storeBelvoLink, 'not_found', async () => {
    const client = await asked();
    await token(client);
    return keep({ link: crypto.randomUUID(), institution: 'puntual_mx_retail' }, client);
  });

  test('a link of another client is refused, even to a client who opened a widget of their own', async () => {
    const [victim, thief] = [await asked(), await asked()];
    const made = await linkInWidget(server, victim);
    await token(thief);
    expect((await keep(made, thief)).code).toBe('not_found');
    await expectDone(keep(made, victim));
    expect((await keep(made, thief)).code).toBe('not_found');
    expect((await rowOf(victim)).link_id).toBe(made.link);
  });

  test('a link made under an invented reference is refused', async () => {
    const client = await asked();
    const forged = await linkInWidget(server, client, { external_id: 'somebody-else' });
    expect((await keep(forged, client)).code).toBe('not_found');
  });

  test('a link is of the bank that the provider names, whatever the caller says', async () => {
    const client = await asked();
    const made = await linkInWidget(server, client);
    const { data } = await keep({ ...made, institution: 'another_mx_retail' }, client);
    expect(data).toEqual({ id: made.link, institution: 'puntual_mx_retail' });
  });

  test('a link stored ten times at once is kept, read and logged once', async () => {
    const client = await asked();
    const made = await linkInWidget(server, client);
    const answersOfAll = await Promise.all(Array.from({ length: 10 }, () => keep(made, client)));
    expect(answersOfAll.map(({ status }) => status)).toEqual(Array(10).fill(201));
    const events = await db
      .selectFrom('event_log')
      .select('event')
      .where('client_id', '=', clientIdOf(client))
      .where('event', '=', 'bank_link.made')
      .execute();
    expect(events).toHaveLength(1);
  });

  test('a link replaces the one before, which ends', async () => {
    const { client, link: first } = await linked();
    const { link: second } = await linked({}, client);
    await server.services.jobs.drained();
    expect((await rowOf(client)).link_id).toBe(second);
    expect([await isAtBelvo(first), await isAtBelvo(second)]).toEqual([false, true]);
  });

  test('a link that comes after the application ended is refused', async () => {
    const client = await asked();
    const made = await linkInWidget(server, client);
    const late = { params: { id: client.applicationId }, body: { status: APPLICATION_STATUS.canceled } } as const;
    await expectDone(server.call(updateApplication, late, client));
    expect((await keep(made, client)).code).toBe('illegal_transition');
  });
});

describe('the step of the bank link', () => {
  test('the step comes after the bank account, is passed at once, and is done when the bank was read', async () => {
    const client = await asked();
    expect(await stepOf(client)).toBe('belvo');
    await linked({}, client);
    expect(await stepOf(client)).toBe('id_document_upload');
    await server.services.jobs.drained();
    expect([(await needOf(client))?.state, (await rowOf(client)).state]).toEqual(['done', 'read']);
  });

  test('the step stores nothing of the bank in plain text', async () => {
    const { client } = await linked();
    await server.services.jobs.drained();
    const text = JSON.stringify(await rowOf(client)) + (await rowOf(client)).snapshot_sealed?.toString('latin1');
    for (const secret of ['ROBLES', 'NOMINA', 'isIncome']) expect(text).not.toContain(secret);
  });

  test('a notice has the bank read again, and a forged one does not', async () => {
    // The bank's own notice about a new link would come at an unknown moment.
    await faults.order('belvo', { fault: 'never', of: 'notices' });
    const { client, link } = await linked();
    await server.services.jobs.drained();
    await db
      .updateTable('bank_link')
      .set({ read_at: new Date(0) })
      .where('link_id', '=', link)
      .execute();
    const notice = {
      webhook_id: 'w1',
      webhook_type: 'TRANSACTIONS',
      webhook_code: 'transactions_updated',
      link_id: link,
    };
    const notify = (password: string) =>
      fetch(`${server.origin}/webhooks/belvo`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Basic ${Buffer.from(`belvo:${password}`).toString('base64')}`,
        },
        body: JSON.stringify(notice),
      });
    expect((await notify('guessed')).status).toBe(401);
    await server.services.jobs.drained();
    expect((await rowOf(client)).read_at).toEqual(new Date(0));
    expect((await notify(server.env.keys.webhookPassword)).status).toBe(200);
    await server.services.jobs.drained();
    expect((await rowOf(client)).read_at?.getTime()).toBeGreaterThan(0);
    await faults.clear('belvo');
  });
});

describe('a link whose client did not come back', () => {
  test('a link whose client did not come back is kept as soon as the provider reports it', async () => {
    const client = await asked();
    const { link } = await linkInWidget(server, client);
    await untilState(client, 'read');
    expect([(await rowOf(client)).link_id, await stepOf(client)]).toEqual([link, 'id_document_upload']);
  });

  test('a link whose client did not come back ends when the application continued without it', async () => {
    const client = await asked();
    await faults.order('belvo', { fault: 'never', of: 'notices' });
    const { link } = await linkInWidget(server, client);
    await faults.clear('belvo');
    await expectDone(skip(client));
    await readBankLinkJob(server.services)({ linkId: link });
    expect(await isAtBelvo(link)).toBe(false);
    expect((await rowOf(client)).state).toBe('ended');
  });

  test('a link that is reported does not replace the one that the client stored', async () => {
    const { client, link } = await linked();
    const { link: second } = await linkInWidget(server, client);
    await readBankLinkJob(server.services)({ linkId: second });
    expect([(await rowOf(client)).link_id, await isAtBelvo(second)]).toEqual([link, true]);
  });
});

describe('continuing without a link', () => {
  answers(skipBelvo, async () => skip(await asked()));
  refuses(skipBelvo, 'illegal_transition', async () => skip(await registerWithDetails(server)));

  test('continuing without a link leads to the next step', async () => {
    const client = await asked();
    await expectDone(skip(client));
    expect([await stepOf(client), (await needOf(client))?.state]).toEqual(['id_document_upload', 'skipped']);
  });

  test('continuing without a link ends an earlier one, here and at the provider, and can be revised', async () => {
    const { client, link } = await linked();
    await server.services.jobs.drained();
    await expectDone(skip(client));
    await server.services.jobs.drained();
    expect(await rowOf(client)).toMatchObject({
      state: 'ended',
      link_id: null,
      institution: null,
      snapshot_sealed: null,
    });
    expect(await isAtBelvo(link)).toBe(false);
    await linked({}, client);
    await server.services.jobs.drained();
    expect((await rowOf(client)).state).toBe('read');
  });
});

describe('a decision', () => {
  test('a decision has the facts of the bank', async () => {
    const { client } = await linked({ owner: 'Robles Luna Ána' });
    await server.services.jobs.drained();
    const { status, variables } = await decided(client);
    expect(status).toBe(APPLICATION_STATUS.signing);
    expect(variables).toMatchObject({
      bankVerified: true,
      nameMismatch: false,
      overdrafts: 0,
      incomeRegularCycles: expect.any(Number),
      inflowPercentOfDeclared: expect.any(Number),
    });
  });

  test.each([
    ['puntual_mx_retail', { incomeRegularCycles: 3, overdrafts: 0, nameMismatch: false }],
    ['vaiven_mx_retail', { incomeRegularCycles: 1, overdrafts: 0, nameMismatch: false }],
    ['apretado_mx_retail', { incomeRegularCycles: 3, overdrafts: expect.any(Number), nameMismatch: false }],
    ['ajeno_mx_retail', { incomeRegularCycles: 3, overdrafts: 0, nameMismatch: true }],
  ])('a decision on an account at %s is made from its facts', async (institution, facts) => {
    const { client } = await linked({ institution });
    await server.services.jobs.drained();
    expect((await decided(client)).variables).toMatchObject(facts);
  });

  test('a decision sends an account of another person to a member of staff', async () => {
    const { client } = await linked({ institution: 'ajeno_mx_retail' });
    await server.services.jobs.drained();
    expect((await decided(client)).status).toBe(APPLICATION_STATUS.manualVerification);
  });

  test('a decision treats a skipped bank link as nothing proven', async () => {
    const client = await asked();
    await expectDone(skip(client));
    const { variables } = await decided(client);
    expect(variables).toMatchObject({ bankVerified: false });
    expect(variables).not.toHaveProperty('incomeRegularCycles');
  });
});

describe('a link of an application that ended', () => {
  test('a link of an application that ended is ended, here and at the provider', async () => {
    const { client, link } = await linked();
    await server.services.jobs.drained();
    const end = { params: { id: client.applicationId }, body: { status: APPLICATION_STATUS.canceled } } as const;
    await expectDone(server.call(updateApplication, end, client));
    await endBankLinksJob(server.services)();
    await server.services.jobs.drained();
    expect(await rowOf(client)).toMatchObject({ state: 'ended', link_id: null, snapshot_sealed: null });
    expect(await isAtBelvo(link)).toBe(false);
  });

  test('a link of an application that is still open stays', async () => {
    const { client, link } = await linked();
    await server.services.jobs.drained();
    await endBankLinksJob(server.services)();
    expect((await rowOf(client)).link_id).toBe(link);
  });
});

describe('a bank that does not answer', () => {
  // A late notice would cause the bank to be read after all.
  beforeAll(() => faults.order('belvo', { fault: 'never', of: 'notices' }));
  afterAll(() => faults.clear('belvo'));

  /** Makes a link from which nothing was read yet. */
  async function unread() {
    const made = await linked();
    await server.services.jobs.drained();
    await db
      .updateTable('bank_link')
      .set({ state: 'linked', read_at: null, snapshot_sealed: null })
      .where('link_id', '=', made.link)
      .execute();
    await db
      .updateTable('application_need')
      .set({ state: 'submitted' })
      .where('client_id', '=', clientIdOf(made.client))
      .where('need', '=', 'bankLink')
      .execute();
    return made;
  }
  const read = (linkId: string, answer: () => Promise<BankSnapshot>) =>
    readBankLinkJob({ ...server.services, belvo: { ...server.services.belvo, readLink: answer } })({ linkId });
  const never = () => Promise.reject(new Error('away'));
  const onlyAccount = async (): Promise<BankSnapshot> => ({
    owners: [],
    accounts: [{ id: 'a1', balanceCentavos: centavos(1) }],
    movements: [],
  });
  const isOver = (link: string) =>
    db
      .updateTable('bank_link')
      .set({ linked_at: new Date(server.services.clock.wall().getTime() - 15 * 60_000) })
      .where('link_id', '=', link)
      .execute();

  test.each([
    ['away', never],
    ['not ready', onlyAccount],
  ])('a bank is asked again while it is %s', async (_, answer) => {
    const { client, link } = await unread();
    await expect(read(link, answer)).rejects.toThrow();
    expect([(await rowOf(client)).state, (await needOf(client))?.state]).toEqual(['linked', 'submitted']);
  });

  test('a bank that does not answer delays no client for more than a quarter of an hour: the step ends, and a person reviews', async () => {
    const { client, link } = await unread();
    await isOver(link);
    await read(link, never);
    expect([(await rowOf(client)).state, (await needOf(client))?.state]).toEqual(['unread', 'done']);
    const { status, variables } = await decided(client);
    expect(variables).not.toHaveProperty('bankVerified');
    expect(status).toBe(APPLICATION_STATUS.manualVerification);
  });

  test('a bank that stops answering counts with what it reported until then', async () => {
    const { client, link } = await unread();
    await isOver(link);
    await read(link, onlyAccount);
    expect((await rowOf(client)).state).toBe('read');
    const { variables } = await decided(client);
    expect(variables).toMatchObject({ bankVerified: true, incomeRegularCycles: 0, inflowPercentOfDeclared: 0 });
    expect(variables).not.toHaveProperty('nameMismatch');
  });

  test('a bank that stops answering loses nothing of what it reported before', async () => {
    const { client, link } = await linked();
    await server.services.jobs.drained();
    const before = await rowOf(client);
    await isOver(link);
    await read(link, never);
    await read(link, onlyAccount);
    expect((await rowOf(client)).snapshot_sealed).toEqual(before.snapshot_sealed);
  });
});

/** Runs a step while Belvo answers every call with 503. */
async function whileAway<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  await faults.order('belvo', { fault: 'down' });
  try {
    return await act();
  } finally {
    await faults.clear('belvo');
    // Jobs found Belvo away too, so calls to it may pause for a while.
    const ask = () => server.services.belvo.findLink(crypto.randomUUID());
    await expect
      .poll(() =>
        ask().then(
          () => 'there',
          () => 'away',
        ),
      )
      .toBe('there');
  }
}

/** Waits until a notice took effect. */
async function untilState(client: { token: string }, state: string): Promise<void> {
  await expect.poll(async () => (await rowOf(client)).state).toBe(state);
}
