import { plainDate } from '@lender/calculator';
import { getReconciliation } from '@lender/contract';
import { centavos } from '@lender/money';
import { fakeCall, grants, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { readReconciliation } from './reconciliation.server.ts';

const [from, to] = [plainDate('2026-11-01'), plainDate('2026-11-30')];
const found = {
  from,
  to,
  accounts: [
    {
      account: 'openpay_store_clearing' as const,
      ...{ opening: centavos(0), told: centavos(10_000), settled: centavos(9_000), closing: centavos(1_000) },
      unevenSince: plainDate('2026-11-04'),
    },
    {
      account: 'openpay_spei_clearing' as const,
      ...{ opening: centavos(500), told: centavos(0), settled: centavos(500), closing: centavos(0) },
      unevenSince: null,
    },
  ],
  settlements: [
    {
      ...{ date: plainDate('2026-11-05'), account: 'openpay_store_clearing' as const, reference: 'LIQ-1' },
      ...{ net: centavos(8_710), fee: centavos(290) },
    },
  ],
  payments: { told: 1_000, alone: 999 },
  expected: [{ method: 'spei' as const, references: 3, amount: centavos(700_050) }],
  exceptions: [{ kind: 'receipt_unmatched' as const, tasks: 2, amount: centavos(24_690) }],
};

test('the books of a period are shown beside the bank, with the exceptions that a person has to look at', async () => {
  const { call, made } = fakeCall(grants(getReconciliation, found));
  const view = await readReconciliation(call, { from });
  expect(made[0]).toMatchObject({ send: { query: { from } } });
  expect(view.accounts.map(({ reported: shown, settled, closing, since }) => [shown, settled, closing, since])).toEqual(
    [
      ['$100.00', '$90.00', '$10.00', '04.11.2026'],
      ['$0.00', '$5.00', '$0.00', undefined],
    ],
  );
  expect(view.settlements[0]).toMatchObject({ reference: 'LIQ-1', net: '$87.10', fee: '$2.90', date: '05.11.2026' });
  expect(view.expected).toEqual([{ method: 'Transferencia SPEI', references: '3', amount: '$7,000.50' }]);
  expect(view.exceptions).toEqual([
    {
      ...{ words: 'Llegó dinero y no sabemos de quién es', tasks: '2', amount: '$246.90' },
      href: '/pendientes?tipo=receipt_unmatched',
    },
  ]);
});

test.each([
  [{ told: 1_000, alone: 999 }, 'De 1000 pagos avisados, 999 encontraron su préstamo solos: 99.9 %.'],
  [{ told: 3_000, alone: 2_999 }, 'De 3000 pagos avisados, 2999 encontraron su préstamo solos: 99.9 %.'],
  [{ told: 2, alone: 2 }, 'De 2 pagos avisados, 2 encontraron su préstamo solos: 100.0 %.'],
  [{ told: 0, alone: 0 }, 'Ningún proveedor avisó de pagos en estas fechas.'],
])('the sentence for %j says how many payments found their loan without a person', async (payments, sentence) => {
  const { call } = fakeCall(grants(getReconciliation, { ...found, payments }));
  expect((await readReconciliation(call, {})).sentence).toBe(sentence);
});

test('books that the role may not read are refused with 403', async () => {
  const { call } = fakeCall(refuses(getReconciliation, 'forbidden'));
  await expect(readReconciliation(call, {})).rejects.toMatchObject({ status: 403 });
});
