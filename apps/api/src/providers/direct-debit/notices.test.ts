import { randomUUID } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { testEnv, testKeys } from '../../../test/server/test-env.ts';
import type { Tx } from '../../kernel/database/database.ts';
import type { Jobs } from '../../kernel/outbox.ts';
import { directDebitNotices } from './notices.ts';

/** Belvo's own examples: https://developers.belvo.com/docs/payment-methods */
const SUCCESS = {
  eventType: 'payment_request_update',
  eventCode: 'payment_request_successful',
  datetime: '2022-01-01T12:34:56.789Z',
  details: {
    id: '3118128a-6792-4b06-bd61-4acf6f6ad6b5',
    reference: 'your_reference_here',
    status: 'successful',
    amount: 100.5,
    failedReason: null,
    failedMessage: null,
  },
};
const FAILURE = {
  ...SUCCESS,
  eventCode: 'payment_request_failed',
  details: { ...SUCCESS.details, status: 'failed', failedReason: '01', failedMessage: 'Cuenta inexistente' },
};

const read = (body: unknown) => directDebitNotices.read(Buffer.from(JSON.stringify(body)));

/** Returns the jobs that a notice enqueues. */
async function asked(body: unknown) {
  const enqueue = vi.fn<Jobs['enqueue']>(async () => undefined);
  const jobs: Pick<Jobs, 'enqueue'> = { enqueue };
  await read(body)?.handOn?.({} as Tx, jobs as Jobs);
  return enqueue.mock.calls.map(([, name, data]) => [name, data]);
}

describe('a notice of direct debit', () => {
  test.each([SUCCESS, FAILURE])(
    'a notice as Belvo documents it is read, and enqueues nothing where its debit is not ours: %j',
    async (notice) => {
      expect(read(notice)).toMatchObject({
        key: `${notice.eventCode}:${notice.details.id}:${notice.datetime}`,
        about: { type: notice.eventCode, transaction: { id: notice.details.id, order_id: null } },
      });
      expect(await asked(notice)).toEqual([]);
    },
  );

  test('a notice of a debit of ours asks about that debit, and believes nothing else', async () => {
    const debitId = randomUUID();
    const ours = { ...FAILURE, details: { ...FAILURE.details, reference: debitId } };
    expect(await asked(ours)).toEqual([['sync-debit', { debitId }]]);
  });

  test('a notice of an account asks about its mandate, and a notice of what we do not use asks nothing', async () => {
    const account = { ...SUCCESS, eventType: 'payment_method_update', eventCode: 'payment_method_active' };
    expect(await asked(account)).toEqual([['sync-mandate', { accountId: SUCCESS.details.id }]]);
    expect(await asked({ ...SUCCESS, eventType: 'consent_update' })).toEqual([]);
  });

  test.each([undefined, null, {}, { ...SUCCESS, details: {} }, { ...SUCCESS, datetime: 7 }])(
    'a body that is no notice is not read: %j',
    (body) => {
      expect(directDebitNotices.read(Buffer.from(JSON.stringify(body) ?? 'no json'))).toBeUndefined();
    },
  );

  test('a notice is genuine with the password of its address, and with nothing else', () => {
    const keys = testKeys();
    const env = testEnv({ DATABASE_URL: '', DATA_DIR: '', PORT: 0, keys });
    const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;
    const isGenuine = (authorization?: string) =>
      directDebitNotices.isGenuine({ headers: { ...(authorization && { authorization }) }, raw: Buffer.alloc(0) }, env);
    expect(isGenuine(basic(`direct-debit:${keys.webhookPassword}`))).toBe(true);
    expect([
      isGenuine(),
      isGenuine(basic(`openpay:${keys.webhookPassword}`)),
      isGenuine(basic('direct-debit:')),
    ]).toEqual([false, false, false]);
  });
});
