import { testSizes } from '@lender/vitest/size';

const CALCULATOR =
  'amountLimits, amountWhileMoving, amountOnBlur, tabAfterAmount, payDateOptions, defaultPayDateOption, quoteOffer, payoffOn';

testSizes({
  root: new URL('..', import.meta.url),
  budgets: [
    ['the slider', 350, `export { amountWhileMoving, amountOnBlur } from '@lender/calculator'`],
    ['the pay date list', 1000, `export { payDateOptions, defaultPayDateOption } from '@lender/calculator'`],
    ['the CAT', 2_250, `export { cat } from '@lender/calculator'`],
    ['the offer with its CAT', 4900, `export { quoteOffer } from '@lender/calculator'`],
    ['a whole calculator with the CAT', 5_650, `export { ${CALCULATOR} } from '@lender/calculator'`],
    ['the whole door, with the CAT and every text', 8_150, `export * from '@lender/calculator'`],
    ['the calendar', 1600, `export * from '@lender/calculator/calendar'`],
    ['the explanations', 2700, `export { explainOffer } from '@lender/calculator/explain'`],
    ['what computes their formulas', 900, `export { computeFormula } from '@lender/calculator/explain'`],
  ],
});
