import { redirectOf, responseOf } from '@lender/web/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { loader as acceptedLoader } from '../app/routes/application.accepted.tsx';
import { loader as cashLoader } from '../app/routes/application.accepted-cash.tsx';
import { clientProfile, wireApplication } from './client-answers.ts';
import { visit } from './visit.ts';

const payout = {
  brand: 'cebuana',
  amount: { amount: 2_000, currency: 'MXN' },
  orderNumber: 'QX7P2M',
  status: 'waiting',
  collectBy: '2026-11-28',
  folio: null,
};

/** Simulates a client who has signed, with the given payout method. */
function accepted(paymentMethod: string) {
  const answers: Readonly<Record<string, unknown>> = {
    flow: { step: 'tmc_page', status: 'active', errors: [], finished: [] },
    'application/actual': wireApplication({ status: 3, paymentMethod }),
    'cash-payout': payout,
  };
  vi.stubGlobal('fetch', async (asked: RequestInfo | URL) => {
    const { pathname } = new URL(asked instanceof Request ? asked.url : asked);
    const end = Object.keys(answers).find((path) => pathname.endsWith(path));
    return Response.json({ success: true, data: end === undefined ? clientProfile() : answers[end] });
  });
}
afterEach(() => vi.unstubAllGlobals());

const at = (path: string) => visit(path, { account: 'client' });

test('a client who collects cash sees where, and one who gets a transfer sees that it is under way', async () => {
  accepted('cebuana');
  expect(await redirectOf(() => acceptedLoader(at('/application/accepted')))).toBe('/application/accepted-cash');
  const saved = await responseOf(() => cashLoader(at('/application/accepted-cash')));
  expect(await saved?.json()).toMatchObject({ order: { orderNumber: 'QX7P2M', collectBy: '28.11.2026' } });

  accepted('bank_transfer');
  expect(await redirectOf(() => cashLoader(at('/application/accepted-cash')))).toBe('/application/accepted');
});
