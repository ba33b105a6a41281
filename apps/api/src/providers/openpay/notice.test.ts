import { describe, expect, test } from 'vitest';
import { readNotice } from './notice.ts';

const read = (body: unknown) => readNotice(Buffer.from(JSON.stringify(body)));
const order_id = '01a2b3c4-0000-7000-8000-000000000001';
const transaction = { id: 'tr1', order_id, status: 'completed', operation_date: '2026-11-22T10:00:00-06:00' };
const paid = { type: 'charge.succeeded', event_date: '2026-11-22T10:00:01-06:00', transaction };

describe('a notice', () => {
  test('an OpenPay notice is about a transaction and its order', () => {
    expect(read(paid)).toMatchObject({ type: 'charge.succeeded', transactionId: 'tr1', orderId: order_id });
  });

  test('an OpenPay notice of a foreign order is about no order of ours', () => {
    expect(read({ ...paid, transaction: { ...transaction, order_id: 'oid-00051' } })?.orderId).toBeUndefined();
    expect(read({ type: 'spei.received', transaction: { id: 'tr2' } })).toMatchObject({ transactionId: 'tr2' });
  });

  test('an OpenPay notice that verifies us has a code and no transaction', () => {
    expect(read({ type: 'verification', event_date: '2026-11-22T10:00:00-06:00', verification_code: 'Q7v' })).toEqual({
      type: 'verification',
      transactionId: undefined,
      orderId: undefined,
      verificationCode: 'Q7v',
      key: expect.any(String),
    });
  });

  test('an OpenPay notice is known by its own id, else by its type, its subject and its moment', () => {
    const keyOf = (body: unknown) => read(body)?.key;
    expect(keyOf({ ...paid, id: 'evt1' })).toBe('id:evt1');
    expect(keyOf({ ...paid, transaction: { ...transaction, amount: 1 } })).toBe(keyOf(paid));
    const others = [
      { ...paid, type: 'charge.refunded' },
      { ...paid, event_date: '2026-11-23T10:00:01-06:00' },
      { ...paid, transaction: { ...transaction, id: 'tr2' } },
      { ...paid, transaction: { ...transaction, status: 'refunded' } },
    ];
    expect(new Set([paid, ...others].map(keyOf)).size).toBe(5);
    expect(keyOf({ type: 'verification', verification_code: 'a' })).not.toBe(
      keyOf({ type: 'verification', verification_code: 'b' }),
    );
  });

  test.each([
    undefined,
    null,
    [],
    {},
    { type: '' },
    { type: 7 },
    { type: 'x'.repeat(61) },
    { type: 'x', transaction: {} },
  ])('a body that is %j is no OpenPay notice', (body) => {
    expect(readNotice(Buffer.from(JSON.stringify(body) ?? 'no json'))).toBeUndefined();
  });
});
