import { claimTransfer, getOpenPayBarcode, listTransferClaims, sendEmailCode } from '@lender/contract';
import { centavos } from '@lender/money';
import { soon } from '@lender/vitest/soon';
import { afterEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { moneyOf } from '../loans/money.ts';
import {
  applyToSigning,
  borrow,
  type Client,
  expectDone,
  NOTHING,
  register,
  sign,
  untilStep,
} from '../people/journey.ts';
import { codeInMailbox, mailsTo } from '../people/simulated-mailbox.ts';
import { codesOnPhone } from '../people/simulated-phone.ts';
import { testPerson } from '../people/test-person.ts';
import { testServer } from '../server/server.ts';
import { clientIdOf } from '../server/stored.ts';
import { faultsOf } from './faults-of.ts';
import { lineTime } from './line-time.ts';

const { passTenSeconds } = lineTime();
const server = await testServer();
const { db, clock } = server.services;
const faults = faultsOf(server);
const money = moneyOf(server);
const borrower = await borrow(server);

const DOWN = { fault: 'down' };
const CLOSED = { fault: 'down', as: 'closed' };
const PAGE = { fault: 'wrong', as: 'html' };
const OTHER_JSON = { fault: 'wrong', as: 'json' };
const NEVER = { fault: 'never' };
const SLOW = { fault: 'slow', ms: 6_000 };

let pesos = 100;
/** Returns a request for a reference that was never made before. */
const newRequest = () => {
  pesos += 1;
  return { kind: 'repayment', amount: centavos(pesos * 100) } as const;
};
const askReference = (selection: ReturnType<typeof newRequest>) =>
  server.call(getOpenPayBarcode, { body: selection }, borrower);

const transactions = z.array(z.object({ amount: z.number() }));
/** Returns the number of transactions of an amount that OpenPay has. */
const made = async (kind: 'charges' | 'payouts', ofPesos: number): Promise<number> => {
  const { url, merchantId, key } = server.env.providers.openpay;
  const authorization = `Basic ${Buffer.from(`${key}:`).toString('base64')}`;
  const answer = await fetch(`${url}/v1/${merchantId}/${kind}?limit=1000`, { headers: { authorization } });
  return transactions.parse(await answer.json()).filter(({ amount }) => amount === ofPesos).length;
};

afterEach(async () => {
  vi.restoreAllMocks();
  for (const provider of ['openpay', 'twilio', 'smtp', 'cep']) await faults.clear(provider);
});

describe('OpenPay', () => {
  test.each([DOWN, CLOSED, PAGE, OTHER_JSON, NEVER, SLOW])(
    'trouble of OpenPay like %j is reported as that, and the same request is answered later, with one charge',
    async (fault) => {
      const selection = newRequest();
      await faults.order('openpay', fault);
      const refused = await askReference(selection);
      expect(refused).toMatchObject({ status: 503, code: 'provider_unavailable' });
      await faults.clear('openpay');
      const [first, again] = [await expectDone(askReference(selection)), await expectDone(askReference(selection))];
      expect(first.amount).toBe(selection.amount);
      expect(again.reference).toBe(first.reference);
      expect(await made('charges', selection.amount / 100)).toBe(1);
    },
  );

  test('a call that OpenPay fails once is repeated, and the client does not notice', async () => {
    await faults.order('openpay', { ...DOWN, times: 1 });
    expect((await askReference(newRequest())).status).toBe(200);
  });

  test('OpenPay is not called any more when it stays away, and is called again when it is back', async () => {
    await faults.order('openpay', DOWN);
    for (let call = 0; call < 5; call++) expect((await askReference(newRequest())).code).toBe('provider_unavailable');
    expect(await faults.health('openpay')).toMatchObject({ state: 'open', lastTrouble: { kind: 'server_error' } });
    await faults.clear('openpay');
    expect((await askReference(newRequest())).code).toBe('provider_unavailable');
    passTenSeconds();
    expect((await askReference(newRequest())).status).toBe(200);
    expect(await faults.health('openpay')).toMatchObject({ state: 'closed' });
  });

  test.each([
    [DOWN, 2_100],
    [PAGE, 2_200],
    [NEVER, 2_300],
  ] as const)('a signed loan is paid out later, and once, when OpenPay is in trouble like %j', async (fault, lent) => {
    const applicant = await applyToSigning(server, { pesos: lent });
    await faults.order('openpay', { ...fault, times: 1 });
    await expectDone(sign(server, applicant));
    await vi.waitFor(() => untilStep(server, applicant.token, 'loan_page'), soon);
    expect(await money.payouts(applicant)).toMatchObject([{ status: 'settled' }]);
    expect(await made('payouts', lent)).toBe(1);
    expect(await money.books(applicant)).toMatchObject({ bank: -lent * 100, principal_receivable: lent * 100 });
  });

  const amountsPaid = async (as: Client) =>
    (await money.payments(as)).map(({ amount_centavos }) => amount_centavos).toSorted((a, b) => a - b);

  test.each([{ fault: 'duplicate' }, { fault: 'reordered' }, { fault: 'never', of: 'notices' }])(
    'each payment is booked once when OpenPay’s notices are like %j',
    async (fault) => {
      const payer = await borrow(server);
      const { reference } = await money.reference(payer);
      await faults.order('openpay', fault);
      await money.payAtStore(reference, { pesos: 300 });
      await money.payAtStore(reference, { pesos: 200 });
      await money.payAtStore(reference, { pesos: 100 });
      await money.askAgain(payer);
      await money.readListAgain();
      await money.poll();
      await money.untilPayments(payer, 3);
      await money.poll();
      expect(await amountsPaid(payer)).toEqual([10_000, 20_000, 30_000]);
      expect(await money.books(payer)).toMatchObject({ openpay_store_clearing: 60_000 });
    },
  );
});

describe('the text service', () => {
  test.each([DOWN, PAGE])('the text service sends its code later, and once, after trouble like %j', async (fault) => {
    const who = testPerson();
    await faults.order('twilio', { ...fault, times: 1 });
    await register(server, who);
    expect(await codesOnPhone(server, who.phone)).toHaveLength(1);
  });

  test.each([NEVER, SLOW])(
    'the text service sends the same code twice at most when it does not answer in time, like %j',
    async (fault) => {
      const who = testPerson();
      await faults.order('twilio', { ...fault, times: 1 });
      await register(server, who);
      await server.services.jobs.drained();
      const codes = await codesOnPhone(server, who.phone);
      expect(new Set(codes).size).toBe(1);
      expect(codes.length).toBeLessThanOrEqual(2);
    },
  );
});

describe('the mail server', () => {
  test.each([CLOSED, PAGE])('the mail server sends its code later, and once, after trouble like %j', async (fault) => {
    const email = `${crypto.randomUUID()}@example.com`;
    await faults.order('smtp', { ...fault, times: 1 });
    await expectDone(server.call(sendEmailCode, { body: { email } }));
    await codeInMailbox(server, email);
    await server.services.jobs.drained();
    expect(await mailsTo(server, email)).toHaveLength(1);
  });
});

describe('the service of proofs', () => {
  test.each([CLOSED, OTHER_JSON])(
    'a transfer is not proven while the service of proofs is in trouble like %j, and counts once when the service is back',
    async (fault) => {
      const payer = await borrow(server);
      const { clabe } = await money.clabe(payer);
      await faults.order('openpay', { fault: 'never', of: 'notices' });
      await faults.order('cep', { ...fault, times: 2 });
      const { today } = await clock.business(db);
      const receipt = await fetch(`${server.simulators.url}/transferencia/pay`, {
        method: 'POST',
        body: new URLSearchParams({ clabe, amount: '300.00', from: '012180015555555550', name: 'Ana' }),
        redirect: 'manual',
      });
      const trackingKey = receipt.headers.get('location')?.split('/').at(-1) ?? '';
      const body = { trackingKey, sentOn: today, senderBank: '012', amount: centavos(30_000) };
      await expectDone(server.call(claimTransfer, { body }, payer));
      await vi.waitFor(
        async () =>
          expect((await server.call(listTransferClaims, NOTHING, payer)).data).toMatchObject([{ status: 'counted' }]),
        soon,
      );
      await money.poll();
      expect(await money.payments(payer)).toMatchObject([{ amount_centavos: 30_000, client_id: clientIdOf(payer) }]);
    },
  );
});
