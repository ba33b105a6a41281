import { randomUUID } from 'node:crypto';
import { centavos } from '@lender/money';
import { soon } from '@lender/vitest/soon';
import { describe, expect, test, vi } from 'vitest';
import { clabeOf } from '../../../test/people/test-person.ts';
import { lineTo } from '../../../test/providers/line-of-test.ts';
import { providerWorld } from '../../../test/providers/provider-world.ts';
import { createOpenPay } from './http.ts';

const world = await providerWorld();
const openPay = createOpenPay(
  { url: `${world.url}/openpay`, merchantId: 'quincena', key: world.providerKey },
  lineTo('openpay'),
);

const payTo = (digits: string, { orderId = randomUUID(), holderName = 'Ana Peña' } = {}) =>
  openPay.createPayout({
    orderId,
    amountCentavos: centavos(200_000),
    description: 'Préstamo',
    clabe: clabeOf(`55512345${digits}`),
    holderName,
  });

async function sentTo(digits: string): Promise<string> {
  const sent = await payTo(digits);
  if (!sent.ok) throw new Error(`${sent.problem.code}`);
  return sent.value.id;
}

/** The banks answer by themselves, a little later. */
const becomes = (id: string, expected: object) =>
  vi.waitFor(async () => expect(await openPay.getPayout(id)).toMatchObject(expected), soon);

describe('a payout', () => {
  test('a payout settles, with a clave de rastreo and the day on which it arrived', async () => {
    const id = await sentTo('770');
    await becomes(id, {
      status: 'completed',
      amountCentavos: 200_000,
      trackingKey: expect.stringMatching(/^[A-Z0-9]{1,30}$/),
      operationDate: '2026-03-02T12:00:00-06:00',
      fee: { amountCentavos: 800, taxCentavos: 128 },
    });
  });

  test('a payout is made once for an order', async () => {
    const orderId = randomUUID();
    const first = await payTo('770', { orderId });
    const again = await payTo('770', { orderId });
    expect(first).toMatchObject({ ok: true, value: { status: 'in_progress', orderId } });
    expect(again.ok && again.value.id).toBe(first.ok && first.value.id);
  });

  test.each([
    ['002', 1003],
    ['006', 4001],
  ])('a payout to …%s is refused as a value, with %i', async (digits, code) => {
    expect(await payTo(digits)).toMatchObject({ ok: false, problem: { code, description: expect.any(String) } });
  });

  test('a payout is returned: at once, or after it settled', async () => {
    await becomes(await sentTo('001'), { status: 'failed', errorMessage: 'Cuenta inexistente' });
    const later = await sentTo('003');
    await becomes(later, { status: 'completed', errorMessage: undefined });
    await world.submit(`/spei/${later}/return`);
    await becomes(later, { status: 'failed', errorMessage: 'Devuelta por el banco' });
  });

  test('a payout that has not left is cancelled, and cancelling one that has left is refused', async () => {
    const early = await sentTo('004');
    expect(await openPay.cancelPayout(early)).toMatchObject({ ok: true, value: { status: 'cancelled' } });
    const late = await sentTo('770');
    await becomes(late, { status: 'completed' });
    expect(await openPay.cancelPayout(late)).toMatchObject({ ok: false, problem: { code: 3006 } });
  });

  test('a payout carries a name within the provider’s limits', async () => {
    const [given, surname] = ['María Guadalupe Íñiguez ', 'Ñúñez-Peña '].map((part) => part.repeat(3));
    expect(await payTo('770', { holderName: `${given}${surname}` })).toMatchObject({ ok: true });
    const page = await (await fetch(`${world.url}/spei`)).text();
    expect(page).toContain('<td>Maria Guadalupe Iñiguez Maria Guadalupe Iñiguez Maria Guadalupe Iñiguez Ñuñez</td>');
  });
});
