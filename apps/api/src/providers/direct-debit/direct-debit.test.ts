import { randomUUID } from 'node:crypto';
import { bankByCode } from '@lender/clabe/directory';
import { centavos } from '@lender/money';
import { soon } from '@lender/vitest/soon';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { clabeOf } from '../../../test/people/test-person.ts';
import { lineTo } from '../../../test/providers/line-of-test.ts';
import { providerWorld } from '../../../test/providers/provider-world.ts';
import { listening } from '../../../test/server/listening.ts';
import { NotNow } from '../line/not-now.ts';
import { createDirectDebit } from './http.ts';
import { BELVO_BANKS } from './institutions.data.ts';

const world = await providerWorld();
const directDebit = createDirectDebit(
  { url: `${world.url}/direct-debit`, keyId: 'ours', secret: world.providerKey },
  lineTo('direct-debit'),
);

const HOLDER = { firstName: 'Ana', lastName: 'Peña', curp: 'PEXA900101MDFXXN09', phone: '5512345678' };
const CONTRACT = new Blob(['%PDF-1.7'], { type: 'application/pdf' });

const valueFrom = <Value>(result: { ok: true; value: Value } | { ok: false; problem: { message: string } }): Value => {
  if (!result.ok) throw new Error(result.problem.message);
  return result.value;
};

/** Registers an account with those digits that its bank confirmed. */
async function account(digits: string): Promise<string> {
  const holderId = valueFrom(await directDebit.addHolder({ ...HOLDER, email: 'ana@example.com' }));
  const accountId = valueFrom(await directDebit.addAccount({ holderId, clabe: clabeOf(`55500000${digits}`) }));
  valueFrom(await directDebit.allowDebits({ accountId, contract: CONTRACT }));
  await vi.waitFor(async () => expect(await directDebit.readAccount(accountId)).toBe('active'), soon);
  return accountId;
}
const order = (accountId: string) => ({ orderId: randomUUID(), accountId, amountCentavos: centavos(228_050) });
const becomes = (orderId: string, status: string) =>
  vi.waitFor(async () => expect((await directDebit.findDebit(orderId))?.status).toBe(status), soon);

describe('an account that is debited', () => {
  let good = '';
  beforeAll(async () => {
    good = await account('000');
  });

  test('an account is debited once per order, however often the debit is asked for, at once or later', async () => {
    const asked = order(good);
    const debits = await Promise.all([1, 2, 3].map(() => directDebit.debit(asked)));
    expect(new Set(debits.map((debit) => valueFrom(debit).id)).size).toBe(1);
    await becomes(asked.orderId, 'debited');
    expect(valueFrom(await directDebit.debit(asked))).toMatchObject({ status: 'debited', amountCentavos: 228_050 });
  });

  test('a debit that was never ordered is not found', async () => {
    expect(await directDebit.findDebit(randomUUID())).toBeUndefined();
  });

  test('an account can be ended, twice, and is debited no more', async () => {
    const ended = await account('000');
    await directDebit.endAccount(ended);
    await directDebit.endAccount(ended);
    expect(await directDebit.readAccount(ended)).toBe('ended');
    expect(await directDebit.debit(order(ended))).toMatchObject({ ok: false });
  });

  test('cancelling a debit that was made already answers with its status', async () => {
    const asked = order(good);
    const { id } = valueFrom(await directDebit.debit(asked));
    await becomes(asked.orderId, 'debited');
    expect(await directDebit.cancelDebit(id)).toMatchObject({ status: 'debited' });
  });
});

test.each([
  ['001', '04'],
  ['002', '01'],
])(
  'a debit of …%s fails with %s',
  async (digits, failureCode) => {
    const asked = order(await account(digits));
    await directDebit.debit(asked);
    await becomes(asked.orderId, 'failed');
    expect(await directDebit.findDebit(asked.orderId)).toMatchObject({ failureCode });
  },
  20_000,
);

test('a debit of …003 is objected to 20 days later, with the day of the objection', async () => {
  const asked = order(await account('003'));
  await directDebit.debit(asked);
  await becomes(asked.orderId, 'debited');
  world.travelDays(20);
  await becomes(asked.orderId, 'objected');
  expect(await directDebit.findDebit(asked.orderId)).toMatchObject({ objectedOn: '2026-03-22' });
});

test('an account at a bank that Belvo does not debit is refused, and no call is made', async () => {
  expect(await directDebit.addAccount({ holderId: 'h', clabe: '646180110400000007' })).toMatchObject({ ok: false });
});

test('a bank that has closed is not debited', () => {
  expect(Object.keys(BELVO_BANKS).filter((code) => bankByCode(code)?.status === 'historical')).toEqual([]);
});

test('a debit that is being made at this moment is asked about again later', async () => {
  const url = await listening((request, response) => {
    const body = request.method === 'GET' ? '{"items":[]}' : '{"statusCode":409,"message":"in use"}';
    response.writeHead(request.method === 'GET' ? 200 : 409, { 'content-type': 'application/json' }).end(body);
  });
  const line = lineTo('direct-debit');
  await expect(createDirectDebit({ url, keyId: 'ours', secret: 's' }, line).debit(order('a1'))).rejects.toBeInstanceOf(
    NotNow,
  );
  expect(line.health().counts.troubled).toBe(0);
});
