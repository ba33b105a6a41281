import { expect, test } from 'vitest';
import { readDebit } from './read-debit.ts';

/**
 * With the fields and examples of
 * https://developers.belvo.com/apis/belvopaymentsmexico/payment-requests-(direct-debit-mexico)/detaildirectdebitpaymentrequest
 */
const DOCUMENTED = {
  id: '0d1a377b-b4c5-4a94-9e2e-83e59d1f6a9c',
  createdDate: '2022-02-09T08:45:50.406032Z',
  lastUpdatedDate: '2022-02-09T08:45:50.406032Z',
  chargebackDate: null,
  bankChargebackDate: null,
  status: 'processing',
  amount: 1000,
  currency: 'mxn',
  reference: 'J-789029-PAY-3X',
  failedReason: null,
  failedMessage: null,
};

test('a payment request is read as Belvo documents it', () => {
  expect(readDebit(DOCUMENTED)).toEqual({
    id: DOCUMENTED.id,
    orderId: 'J-789029-PAY-3X',
    status: 'waiting',
    amountCentavos: 100_000,
    failureCode: undefined,
    objectedOn: undefined,
  });
});

/** As https://developers.belvo.com/reference/canceldirectdebitpaymentrequest shows it; lists have such items, too. */
test('a payment request that writes its amount as text is read as well', () => {
  const listed = {
    ...DOCUMENTED,
    failedReasonMessage: null,
    amount: '100000.00',
    customer: '3118128a-6792-4b06-bd61-4acf6f6ad6b5',
    reference: 'Monthly gym subscription',
    paymentMethod: { type: 'bank_account', details: { accountType: 'savings', bank: 'mx_citi_banamex' } },
  };
  expect(readDebit(listed)).toMatchObject({ status: 'waiting', amountCentavos: 10_000_000 });
});

test.each([
  ['initial', 'waiting'],
  ['processing', 'waiting'],
  ['successful', 'debited'],
  ['failed', 'failed'],
  ['canceled', 'cancelled'],
  ['chargeback', 'objected'],
])('a payment request that is %s means a debit that is %s', (status, meaning) => {
  expect(readDebit({ ...DOCUMENTED, status }).status).toBe(meaning);
});

test('a failure code of one digit is read as two digits, and the bank’s day counts for an objection', () => {
  const reported = { failedReason: '6', chargebackDate: '2022-02-11T17:42:11.123Z', bankChargebackDate: '2022-02-10' };
  expect(readDebit({ ...DOCUMENTED, ...reported })).toMatchObject({ failureCode: '06', objectedOn: '2022-02-10' });
  expect(readDebit({ ...DOCUMENTED, ...reported, bankChargebackDate: null }).objectedOn).toBe('2022-02-11');
});

test.each([
  { status: 'unheard_of' },
  { amount: 10.001 },
  { amount: '10.001' },
  { amount: '1e3' },
  { amount: null },
  { reference: undefined },
])('a payment request with %j is refused', (change) => {
  expect(() => readDebit({ ...DOCUMENTED, ...change })).toThrow();
});
