import { describe, expect, test } from 'vitest';
import { createSimulatedWorld, merchantUrl } from '../../../test/simulated-world.ts';
import { passTime } from '../pass-time.ts';
import { clabeFrom } from './clabe.ts';
import { settlePayouts } from './settle-payouts.ts';

const dayMs = 86_400_000;

/** Sends money to an account that ends in those digits. */
async function payoutTo(digits: string) {
  const world = createSimulatedWorld();
  const bank_account = { clabe: clabeFrom(`01218000000000${digits}`), holder_name: 'Ana' };
  const payload = { method: 'bank_account', amount: 2000, description: 'Préstamo', order_id: 'o1', bank_account };
  const asked = await world.asMerchant({ method: 'POST', url: `${merchantUrl}/payouts`, payload });
  const { id, error_code } = asked.json();
  const read = async () => (await world.asMerchant({ url: `${merchantUrl}/payouts/${id}` })).json();
  const afterDays = async (days: number) => {
    world.travel(days * dayMs);
    await settlePayouts(world.services);
    await passTime(world.services);
    return read();
  };
  const reported = () => (world.pendingEvents() as { type: string }[]).map(({ type }) => type);
  const act = async (action: string) => (await world.submit(`/spei/${id}/${action}`, {})).statusCode;
  const cancel = () => world.asMerchant({ method: 'DELETE', url: `${merchantUrl}/payouts/${id}` });
  return { ...world, status: asked.statusCode, error_code, id, read, afterDays, told: reported, act, cancel };
}

describe('a payout', () => {
  test.each([
    ['002', 422, 1003],
    ['006', 412, 4001],
  ])('a payout to …%s is refused when it is asked for', async (digits, status, code) => {
    const payout = await payoutTo(digits);
    expect([payout.status, payout.error_code]).toEqual([status, code]);
  });

  test('a payout to …003 settles, and is returned a day later, once', async () => {
    const { afterDays, told: reported } = await payoutTo('003');
    expect(await afterDays(0.5)).toMatchObject({ status: 'completed', fee: { amount: 8, tax: 1.28 } });
    expect(await afterDays(0.9)).toMatchObject({ status: 'completed' });
    expect(await afterDays(0.1)).toMatchObject({
      status: 'failed',
      error_message: 'Cuenta cancelada',
      operation_date: '2026-03-04T00:00:00-06:00',
    });
    await afterDays(5);
    expect(reported()).toEqual(['payout.succeeded', 'payout.failed']);
  });

  test('a payout to …004 is in progress for two days', async () => {
    const { afterDays, told: reported } = await payoutTo('004');
    await afterDays(0.1);
    expect(await afterDays(1.9)).toMatchObject({ status: 'in_progress', tracking_key: null });
    expect(await afterDays(0.1)).toMatchObject({ status: 'completed', tracking_key: expect.any(String) });
    expect(reported()).toEqual(['payout.succeeded']);
  });

  test('a payout to …005 is cancelled, and the merchant is not notified', async () => {
    const { afterDays, told: reported } = await payoutTo('005');
    await afterDays(0.1);
    expect(await afterDays(1)).toMatchObject({ status: 'cancelled' });
    expect(reported()).toEqual([]);
  });

  test('the merchant can cancel a payout that has not left, and not one that has', async () => {
    const early = await payoutTo('100');
    expect((await early.cancel()).json()).toMatchObject({ status: 'cancelled' });
    expect(await early.afterDays(1)).toMatchObject({ status: 'cancelled' });
    const late = await payoutTo('100');
    await late.afterDays(1);
    expect((await late.cancel()).json()).toMatchObject({ error_code: 3006 });
  });

  test('a settled payout can be returned on the page, once', async () => {
    const { act, afterDays, read, told: reported, app, id } = await payoutTo('100');
    await afterDays(1);
    expect((await app.inject('/spei')).body).toContain(`/spei/${id}/return`);
    expect(await act('cancel')).toBe(409);
    expect(await act('return')).toBe(303);
    expect(await act('return')).toBe(409);
    expect(await read()).toMatchObject({ status: 'failed', error_message: 'Devuelta por el banco' });
    expect(reported()).toEqual(['payout.succeeded', 'payout.failed']);
  });
});
