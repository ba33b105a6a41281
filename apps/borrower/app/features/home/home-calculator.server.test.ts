import { centavos } from '@lender/money';
import { expect, test } from 'vitest';
import { homePlace } from './home-calculator.server.ts';

const idle = { hasActualApplication: false, hasActiveRefinancing: false };
const place = (differences: Partial<Parameters<typeof homePlace>[0]>) =>
  homePlace({ amountCentavos: centavos(100_000), repaymentDueDays: undefined, client: idle, ...differences });

test.each([
  ['a guest', { client: undefined }, 'calculator'],
  ['a client without business', {}, 'calculator'],
  ['a client whose loan is due in two days, who may ask for more', { repaymentDueDays: 2 }, 'calculator'],
  ['a client whose loan is due tomorrow', { repaymentDueDays: 1 }, 'loan'],
  ['a client whose loan is late', { repaymentDueDays: -3 }, 'loan'],
  ['a client who applied', { client: { ...idle, hasActualApplication: true } }, 'disabled'],
  ['a client who refinances', { client: { ...idle, hasActiveRefinancing: true } }, 'disabled'],
  ['a client with nothing to borrow', { amountCentavos: centavos(0) }, 'nothing'],
  ['a client with nothing to borrow and a loan', { amountCentavos: centavos(0), repaymentDueDays: 9 }, 'loan'],
] as const)('the landing page shows the expected part to %s', (_, visitor, expected) => {
  expect(place(visitor)).toBe(expected);
});
