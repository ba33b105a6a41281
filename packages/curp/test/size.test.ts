import { testSizes } from '@lender/vitest/size';

testSizes({
  root: new URL('..', import.meta.url),
  budgets: [
    ['the mask', 300, `export { matchesCurpMask } from '@lender/curp'`],
    ['the quick answer', 850, `export { isValidCurp } from '@lender/curp'`],
    ['every check and the facts', 1430, `export { isValidCurp, parseCurp } from '@lender/curp'`],
    [
      'with generation and comparison',
      2740,
      `export { isValidCurp, parseCurp, generateCurp, compareCurp, matchesCurpMask, ageOn } from '@lender/curp'`,
    ],
    ['everything behind the main door', 2800, `export * from '@lender/curp'`],
    ['what a form needs', 2700, `export * from '@lender/curp/form'`],
    [
      'the main door and what a form needs, together',
      4100,
      `export * from '@lender/curp'; export * from '@lender/curp/form'`,
    ],
    ['the names of states', 800, `export * from '@lender/curp/states'`],
  ],
});
