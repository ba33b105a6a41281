import { plainDate } from '@lender/calculator';
import { getActualApplication, getCashPayout } from '@lender/contract';
import { centavos } from '@lender/money';
import { fakeCall, grants, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { renderHtml } from '../../../../test/render.tsx';
import { sampleApplication } from '../application.sample.ts';
import { readCashOrder } from './accepted-cash.server.ts';
import { AcceptedCashPage } from './accepted-cash-page.tsx';

const payout = {
  brand: 'm_lhuillier' as const,
  amount: centavos(300_000),
  orderNumber: 'QX7P2M',
  status: 'waiting' as const,
  collectBy: plainDate('2026-11-28'),
  folio: null,
};
const application = sampleApplication({ paymentMethod: 'm_lhuillier' });
const granted = grants(getActualApplication, application);

test('the cash page says where, how much, until when, and what to show', async () => {
  const { call, made } = fakeCall(granted, grants(getCashPayout, payout));
  const order = await readCashOrder(call);
  expect(made[1]?.send).toEqual({ params: { id: application.id } });
  const html = renderHtml(<AcceptedCashPage order={order} />);
  for (const words of ['Tu dinero te espera en M Lhuillier', '$3000.00', '28.11.2026', 'QX7P2M'])
    expect(html).toContain(words);
  expect(html).toContain('Ve a una sucursal de M Lhuillier');
  expect(html).toMatch(/http-?equiv="refresh"/i);
});

test('the cash page promises to say where while nothing is ordered', async () => {
  const { call } = fakeCall(granted, refuses(getCashPayout, 'not_found'));
  const order = await readCashOrder(call);
  expect(order).toBeNull();
  const html = renderHtml(<AcceptedCashPage order={order} />);
  expect(html).toContain('Estamos preparando tu orden');
  expect(html).not.toContain('Tu orden de pago');
});

test.each([
  ['handed_over', 'Ya recogiste tu dinero'],
  ['cancelled', 'Esta orden ya no se puede cobrar'],
] as const)('a cash order that is %s shows no code any more', async (status, words) => {
  const { call } = fakeCall(granted, grants(getCashPayout, { ...payout, status, folio: 'F1' }));
  const html = renderHtml(<AcceptedCashPage order={await readCashOrder(call)} />);
  expect(html).toContain(words);
  expect(html).not.toContain('QX7P2M');
});
