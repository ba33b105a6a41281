import * as calculator from '@lender/calculator';
import * as money from '@lender/money';
import { testExamples } from '@lender/vitest/examples';
import * as door from '../src/index.ts';
import { arrival, happened, payment, signedLoan } from '../src/loan/loan.fixture.ts';

testExamples({
  root: new URL('..', import.meta.url),
  names: { ...calculator, ...door, centavos: money.centavos, arrival, happened, payment, signedLoan },
});
