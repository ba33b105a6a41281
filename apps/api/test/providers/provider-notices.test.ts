import { getFlow, replayNotice } from '@lender/contract';
import { soon } from '@lender/vitest/soon';
import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { NOTICE_SOURCES } from '../../src/providers/notice-sources.ts';
import { signatureOf } from '../../src/providers/veriff/signature.ts';
import { expectDone, NOTHING, register } from '../people/journey.ts';
import { staffMember } from '../people/staff-member.ts';
import { testServer } from '../server/server.ts';
import { testKeys } from '../server/test-env.ts';

const PASSWORDS = { openpay: 'o'.repeat(20), belvo: 'b'.repeat(20), directDebit: 'd'.repeat(20) };
const server = await testServer({ keys: { ...testKeys(), webhookPasswords: PASSWORDS } });
const { db } = server.services;
const { veriff } = server.env.providers;
const staff = await staffMember(server, 'payments');
const borrower = await register(server);

const basic = (user: string, password: string) => ({
  authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
});
const signed = (raw: string, secret = veriff.secret) => ({
  'x-auth-client': veriff.apiKey,
  'x-hmac-signature': signatureOf(raw, secret),
});

interface Sender {
  /** Returns a notice about something that was never reported before. */
  readonly body: (id: string) => object;
  /** Returns the proof that a notice is the provider's own. */
  readonly proof: (raw: string) => Record<string, string>;
  /** Proofs that a forger would try. */
  readonly forgeries: readonly ((raw: string) => Record<string, string>)[];
  /** Queue of the job that a notice starts. */
  readonly queue: string;
}

const SENDERS: Readonly<Record<string, Sender>> = {
  openpay: {
    body: (id) => ({ type: 'charge.succeeded', transaction: { id, order_id: null } }),
    proof: () => basic('openpay', PASSWORDS.openpay),
    forgeries: [() => basic('openpay', 'guessed'), () => basic('belvo', PASSWORDS.belvo), () => ({})],
    queue: 'take-notice',
  },
  belvo: {
    body: (id) => ({ webhook_id: 'w1', webhook_type: 'OWNERS', webhook_code: 'historical_update', link_id: id }),
    proof: () => basic('belvo', PASSWORDS.belvo),
    forgeries: [() => basic('belvo', 'guessed'), () => basic('direct-debit', PASSWORDS.directDebit), () => ({})],
    queue: 'read-bank-link',
  },
  'direct-debit': {
    body: (id) => ({
      eventType: 'payment_request_update',
      eventCode: 'payment_request_successful',
      datetime: '2026-03-02T18:00:00Z',
      details: { id, reference: id },
    }),
    proof: () => basic('direct-debit', PASSWORDS.directDebit),
    forgeries: [() => basic('direct-debit', 'guessed'), () => basic('openpay', PASSWORDS.openpay), () => ({})],
    queue: 'sync-debit',
  },
  veriff: {
    body: (id) => ({ id, action: 'submitted', code: 7002 }),
    proof: (raw) => signed(raw),
    forgeries: [(raw) => signed(raw, 'guessed'), () => signed('another body'), () => basic('veriff', 'guessed')],
    queue: 'ask-identity-check',
  },
};

const notify = async (provider: string, raw: string, proof: Record<string, string>) => {
  const headers = { 'content-type': 'application/json', ...proof };
  return (await fetch(`${server.origin}/webhooks/${provider}`, { method: 'POST', headers, body: raw })).status;
};
const keyOf = (provider: string, raw: string): string =>
  NOTICE_SOURCES.find((source) => source.provider === provider)?.read(Buffer.from(raw))?.key ?? '';
const kept = (provider: string, raw: string) =>
  db
    .selectFrom('provider_event')
    .select('id')
    .where('provider', '=', provider)
    .where('event_key', '=', keyOf(provider, raw))
    .execute();
/** Returns the number of jobs that ask about something, including those that are done. */
const jobsAbout = async (id: string, queue: string): Promise<number> => {
  const { rows } = await sql<{ found: number }>`
    select count(*)::int as found from pgboss.job where name = ${queue} and data::text like ${`%${id}%`}`.execute(db);
  return rows[0]?.found ?? 0;
};

test('every provider that sends us notices is tested here', () => {
  expect(NOTICE_SOURCES.map(({ provider }) => provider).toSorted()).toEqual(Object.keys(SENDERS).toSorted());
});

describe.each(Object.entries(SENDERS))('a notice of %s', (provider, { body, proof, forgeries, queue }) => {
  const notice = () => {
    const id = crypto.randomUUID();
    return { id, raw: JSON.stringify(body(id)) };
  };

  test('a notice is kept once and asks once, however often it is sent, at once or long after', async () => {
    const { id, raw } = notice();
    const reported = await Promise.all(Array.from({ length: 10 }, () => notify(provider, raw, proof(raw))));
    expect(reported).toEqual(Array(10).fill(200));
    server.passSeconds(300);
    expect(await notify(provider, raw, proof(raw))).toBe(200);
    expect(await kept(provider, raw)).toHaveLength(1);
    expect(await jobsAbout(id, queue)).toBe(1);
  });

  test('a notice that is forged is neither kept nor asked about', async () => {
    const { id, raw } = notice();
    for (const forgery of forgeries) expect(await notify(provider, raw, forgery(raw))).toBe(401);
    expect(await kept(provider, raw)).toEqual([]);
    expect(await jobsAbout(id, queue)).toBe(0);
  });

  test('a notice is proven by no password of another provider, nor by the one that they shared', async () => {
    const { raw } = notice();
    const own = proof(raw);
    for (const password of [...Object.values(PASSWORDS), server.env.keys.webhookPassword])
      for (const user of Object.keys(SENDERS)) {
        const other = basic(user, password);
        if (other.authorization !== own.authorization) expect(await notify(provider, raw, other)).toBe(401);
      }
    expect(await kept(provider, raw)).toEqual([]);
    expect(await notify(provider, raw, own)).toBe(200);
  });

  test('a notice of a megabyte is refused, and so is a body that is no notice', async () => {
    const { raw } = notice();
    const large = JSON.stringify({ ...JSON.parse(raw), filler: 'x'.repeat(1_048_576) });
    expect(await notify(provider, large, proof(large))).toBe(413);
    expect(await notify(provider, '{"a":', proof('{"a":'))).toBe(400);
    expect(await kept(provider, raw)).toEqual([]);
  });

  test('staff process a notice again', async () => {
    const { id, raw } = notice();
    await notify(provider, raw, proof(raw));
    const [row] = await kept(provider, raw);
    await expectDone(server.call(replayNotice, { params: { id: row?.id ?? '' } }, staff));
    expect(await jobsAbout(id, queue)).toBe(2);
  });

  test('a notice waits for others of the same provider, and delays no other caller', async () => {
    const { id, raw } = notice();
    const other = Object.entries(SENDERS).find(([name]) => name !== provider);
    if (!other) throw new Error('no other provider');
    const [otherName, sender] = other;
    const elsewhere = JSON.stringify(sender.body(crypto.randomUUID()));
    const statuses: number[] = [];
    let reported: Promise<unknown> = Promise.resolve();
    await db.transaction().execute(async (tx) => {
      // A sender of the same notice now waits until this transaction is undone.
      const event_key = keyOf(provider, raw);
      await tx
        .insertInto('provider_event')
        .values({ provider, event_key, received_at: new Date(), body: '{}' })
        .execute();
      const flood = Array.from({ length: 130 }, async () => statuses.push(await notify(provider, raw, proof(raw))));
      reported = Promise.all(flood);
      await vi.waitFor(() => expect(statuses).toContain(429), { ...soon, interval: 10 });
      expect((await server.call(getFlow, NOTHING, borrower)).status).toBe(200);
      expect(await notify(otherName, elsewhere, sender.proof(elsewhere))).toBe(200);
      expect(statuses).not.toContain(200);
      await tx.deleteFrom('provider_event').where('event_key', '=', event_key).execute();
    });
    await reported;
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    expect(await notify(provider, raw, proof(raw))).toBe(200);
    expect(await kept(provider, raw)).toHaveLength(1);
    expect(await jobsAbout(id, queue)).toBe(1);
  });
});
