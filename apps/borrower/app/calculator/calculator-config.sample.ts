import { plainDate } from '@lender/calculator';
import type { getCalculatorConfig, Reply } from '@lender/contract';
import { centavos } from '@lender/money';

type Config = Reply<typeof getCalculatorConfig>;

const limits = { minAmount: centavos(50_000), maxAmount: centavos(300_000) };

/** Makes a sample of the lender's settings of the calculator, for tests: from $500 in steps of $100. */
export const sampleConfig = (amountLimits: Partial<Config['amountLimits']> = {}): Config => ({
  amountLimits: {
    minMainLoan: centavos(50_000),
    amountTo: centavos(800_000),
    minAdditionLoan: centavos(30_000),
    interval: centavos(10_000),
    new: limits,
    repeated: limits,
    ...amountLimits,
  },
  initialStates: { amount: centavos(200_000), payCycle: 'semi_monthly', tab: 0 },
  today: plainDate('2026-11-22'),
  calendar: 'cnbv-2026',
  firstLoanDiscountPercent: 0,
});
