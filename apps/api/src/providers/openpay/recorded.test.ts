import { expect, test } from 'vitest';
import { lineTo } from '../../../test/providers/line-of-test.ts';
import { listening } from '../../../test/server/listening.ts';
import { createOpenPay } from './http.ts';
import { readNotice } from './notice.ts';
import { readCharge } from './read-charge.ts';

/**
 * Answers from the source of OpenPay's own documentation, https://github.com/open-pay/slate, shortened:
 * source/includes/en/charges.md, source/includes/es/payments.md and source/includes/es/errors.md.
 */
const SPEI_CHARGE = {
  id: 'trnzf2xjwpupjfryyj23',
  amount: 100.0,
  authorization: null,
  method: 'bank_account',
  operation_type: 'in',
  transaction_type: 'charge',
  status: 'in_progress',
  creation_date: '2014-05-26T13:51:25-05:00',
  operation_date: '2014-05-26T13:51:25-05:00',
  error_message: null,
  order_id: 'oid-00055',
  customer_id: 'ag4nktpdzebjiye1tlze',
  payment_method: {
    type: 'bank_transfer',
    agreement: '1411217',
    bank: 'BBVA Bancomer',
    clabe: '012914002014112176',
    name: '11030021342311520255',
  },
};
const CARD_CHARGE = {
  id: 'tryqihxac3msedn4yxed',
  amount: 100.0,
  authorization: '801585',
  method: 'card',
  transaction_type: 'charge',
  card: { type: 'debit', brand: 'visa', address: null, card_number: '411111XXXXXX1111', bank_code: '002' },
  status: 'completed',
  operation_date: '2014-05-26T14:00:17-05:00',
  error_message: null,
  order_id: null,
};
/** A payout that no bank has yet is shown without the moment of its operation. */
const NEW_PAYOUT = {
  amount: 10.5,
  authorization: null,
  method: 'bank_account',
  operation_type: 'out',
  transaction_type: 'payout',
  bank_account: { id: 'b3d54sd3mdjf75udjfvoc', clabe: '012XXXXXXXXXX24616', bank_code: '012', alias: null },
  status: 'in_progress',
  id: 'tm50pl40gf6awvalw1ei',
  creation_date: '2013-11-15T13:42:00-06:00',
  error_message: null,
  order_id: 'oid-00021',
};
const SETTLED_PAYOUT = {
  ...NEW_PAYOUT,
  id: 'trwpxhrgfeub9eqdyvqz',
  authorization: 'TRWPXHRGFEUB9EQDYVQZ',
  status: 'completed',
  creation_date: '2014-05-26T17:04:26-05:00',
  operation_date: '2014-05-26T17:06:28-05:00',
};
const REFUSAL = {
  category: 'request',
  description: "The customer with id 'm4hqp35pswl02mmc567' does not exist",
  http_code: 404,
  error_code: 1005,
  request_id: '1981cdb8-19cb-4bad-8256-e95d58bc035c',
  fraud_rules: ['Billing <> BIN Country for VISA/MC'],
};
/** A notice that a merchant received: https://gist.github.com/aarkerio/18a0c4c380d04b823ef1688e832ee279 */
const STORE_NOTICE = {
  type: 'charge.succeeded',
  event_date: '2019-03-06T12:54:01-06:00',
  transaction: {
    id: 'trnvybx9sdu6yfd3o4pn',
    authorization: '305180',
    operation_type: 'in',
    method: 'store',
    transaction_type: 'charge',
    status: 'completed',
    conciliated: false,
    operation_date: '2019-03-06T12:54:00-06:00',
    error_message: null,
    order_id: null,
    currency: 'MXN',
    amount: 12,
    fee: { amount: 2.85, tax: 0.456, currency: 'MXN' },
    payment_method: { type: 'store', reference: '7412547896' },
  },
};

const answering = async (status: number, body: unknown) => {
  const url = await listening((_, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
  );
  return createOpenPay({ url, merchantId: 'merchant', key: 'key' }, lineTo('openpay'));
};

test('a charge by SPEI and a charge of a card are read as documented', () => {
  const none = { refundedCentavos: 0, errorMessage: undefined };
  expect(readCharge(SPEI_CHARGE)).toMatchObject({
    ...none,
    id: SPEI_CHARGE.id,
    orderId: 'oid-00055',
    method: 'bank_account',
    status: 'in_progress',
    amountCentavos: 10_000,
  });
  expect(readCharge(CARD_CHARGE)).toMatchObject({ ...none, orderId: undefined, method: 'card', status: 'completed' });
});

test('the charge of a notice has the fee that OpenPay keeps, and the moment of the payment', () => {
  expect(readCharge(STORE_NOTICE.transaction)).toMatchObject({
    method: 'store',
    amountCentavos: 1_200,
    operationDate: '2019-03-06T12:54:00-06:00',
    fee: { amountCentavos: 285, taxCentavos: 46 },
  });
  expect(readNotice(Buffer.from(JSON.stringify(STORE_NOTICE)))).toMatchObject({
    type: 'charge.succeeded',
    transactionId: STORE_NOTICE.transaction.id,
    orderId: undefined,
  });
});

test.each([
  ['that is new', NEW_PAYOUT, '2013-11-15T13:42:00-06:00'],
  ['that settled', SETTLED_PAYOUT, '2014-05-26T17:06:28-05:00'],
])('a payout %s is read as documented', async (_, payout, operationDate) => {
  const { id, status } = payout;
  const { getPayout } = await answering(200, payout);
  expect(await getPayout(id)).toMatchObject({ id, status, amountCentavos: 1_050, operationDate });
});

test('the documented error is a refusal: the object does not exist', async () => {
  const { getCharge } = await answering(404, REFUSAL);
  expect(await getCharge('m4hqp35pswl02mmc567')).toBeUndefined();
});
