import { expect, test } from 'vitest';
import { readBelvoNotice } from './notice.ts';
import { readAccounts, readMovements, readOwners } from './read-snapshot.ts';

const MOVEMENT = {
  account: { id: 'a1' },
  value_date: '2026-02-15',
  amount: 1234.567,
  balance: 10,
  currency: 'MXN',
  type: 'INFLOW',
  status: 'PROCESSED',
  category: 'Income & Payments',
};

test('an owner is named in one field or in several', () => {
  expect(
    readOwners([
      { display_name: 'Ana Robles Luna' },
      { display_name: null, first_name: 'Ana', last_name: 'Robles', second_last_name: null },
      { display_name: '', first_name: ' ' },
    ]),
  ).toEqual(['Ana Robles Luna', 'Ana Robles']);
});

test('cards, loans and accounts in dollars are not read as the owner’s money in pesos', () => {
  const account = { id: 'a1', currency: 'MXN', balance_type: 'ASSET', balance: { current: 12.3 } };
  expect(readAccounts([account, { ...account, balance_type: 'LIABILITY' }, { ...account, currency: 'USD' }])).toEqual([
    { id: 'a1', balanceCentavos: 1_230 },
  ]);
});

test('a transaction that is pending, of no account, in dollars or of no direction is not read as a movement', () => {
  expect(
    readMovements([
      MOVEMENT,
      { ...MOVEMENT, type: 'OUTFLOW', balance: null },
      { ...MOVEMENT, category: 'Transfers' },
      { ...MOVEMENT, status: 'PENDING' },
      { ...MOVEMENT, account: null },
      { ...MOVEMENT, currency: 'USD' },
      { ...MOVEMENT, type: null },
    ]).map(({ centavos, balanceCentavos, isIncome }) => [centavos, balanceCentavos, isIncome]),
  ).toEqual([
    [123_457, 1_000, true],
    [-123_457, null, false],
    [123_457, 1_000, false],
  ]);
});

/**
 * As the tests of Belvo's own client write them, shortened: tests/accounts.test.js, owners.test.js and
 * transactions.test.js of https://github.com/belvo-finance/belvo-js. Its days are sometimes moments, and some fields
 * are missing.
 */
const OFFICIAL_ACCOUNT = {
  id: '0d3ffb69-f83b-456e-ad8e-208d0998d71d',
  type: 'Cuentas de efectivo',
  category: 'CHECKING_ACCOUNT',
  currency: 'MXN',
  number: '00004057068115181',
  balance: { current: 5874.13, available: 5621.12 },
  public_identification_name: 'CLABE',
  credit_data: { credit_limit: 192_000, end_date: '2019-12-13', interest_rate: 4.02 },
  institution: { name: 'banamex', type: 'bank' },
};
const OFFICIAL_OWNER = {
  id: 'c749315b-eec2-435d-a458-06912878564f',
  display_name: 'John Doe',
  first_name: 'John',
  last_name: 'Doe',
  second_last_name: 'Smith',
  phone_number: '+52-XXX-XXX-XXXX',
  collected_at: '2019-09-27T13:01:41.941Z',
};
const OFFICIAL_MOVEMENT = {
  id: '076c66e5-90f5-4e01-99c7-50e32f65ae42',
  account: OFFICIAL_ACCOUNT,
  value_date: '2019-10-23T00:00:00.000Z',
  accounting_date: '2019-10-23T00:00:00.000Z',
  amount: 2145.45,
  balance: 16_907.96,
  currency: 'MXN',
  description: 'SEVEN BUDDHAS RFC:XXXXXXXXXX',
  reference: '8703',
  type: 'OUTFLOW',
  status: 'PROCESSED',
};

test('owner, account and movement are read as Belvo’s own client writes them', () => {
  const accountId = OFFICIAL_ACCOUNT.id;
  expect(readOwners([OFFICIAL_OWNER])).toEqual(['John Doe']);
  expect(readAccounts([OFFICIAL_ACCOUNT])).toEqual([{ id: accountId, balanceCentavos: 587_413 }]);
  expect(readMovements([OFFICIAL_MOVEMENT, { ...OFFICIAL_MOVEMENT, status: 'PENDING' }])).toEqual([
    { accountId, date: '2019-10-23', centavos: -214_545, balanceCentavos: 1_690_796, isIncome: false },
  ]);
});

/** https://developers.belvo.com/docs/webhook-transactions */
const OFFICIAL_NOTICE = {
  webhook_id: 'aadf41a1fc8e4f79a49f7f04027ac999',
  webhook_type: 'TRANSACTIONS',
  process_type: 'historical_update',
  webhook_code: 'historical_update',
  link_id: '16f68516-bcbc-4cf7-b815-c500d4204e28',
  request_id: '4363b08b-51eb-4350-9c74-5df5ac92a7f6',
  external_id: 'your_external_id',
  data: {
    total_transactions: 19,
    total_inflow_transactions: 10,
    total_outflow_transactions: 9,
    first_transaction_date: '2023-01-03',
    last_transaction_date: '2024-01-03',
  },
};
const noticeOf = (notice: unknown) => readBelvoNotice(Buffer.from(JSON.stringify(notice)));

test('the notice of Belvo’s own documentation is read', () => {
  expect(noticeOf(OFFICIAL_NOTICE)).toEqual({
    key: expect.stringContaining('aadf41a1fc8e4f79a49f7f04027ac999:TRANSACTIONS:historical_update'),
    type: 'TRANSACTIONS.historical_update',
    linkId: '16f68516-bcbc-4cf7-b815-c500d4204e28',
  });
});

test('one notice has one key, and a different notice has a different key', () => {
  expect(noticeOf({ ...OFFICIAL_NOTICE })?.key).toBe(noticeOf(OFFICIAL_NOTICE)?.key);
  expect(noticeOf({ ...OFFICIAL_NOTICE, webhook_type: 'OWNERS' })?.key).not.toBe(noticeOf(OFFICIAL_NOTICE)?.key);
});

test.each([[], 'text', { webhook_id: 1 }, { ...OFFICIAL_NOTICE, link_id: 'l'.repeat(101) }])(
  '%j is no notice',
  (notice) => {
    expect(noticeOf(notice)).toBeUndefined();
  },
);
