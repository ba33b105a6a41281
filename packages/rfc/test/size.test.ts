import { testSizes } from '@lender/vitest/size';

testSizes({
  root: new URL('..', import.meta.url),
  budgets: [
    ['the check digit', 400, `export { checkDigit } from '@lender/rfc'`],
    ['the quick answer', 700, `export { isValidRfc } from '@lender/rfc'`],
    ['every check and the facts', 1200, `export { isValidRfc, parseRfc } from '@lender/rfc'`],
    [
      'with generation and comparison of people',
      2600,
      `export { isValidRfc, parseRfc, generateRfc, compareRfc } from '@lender/rfc'`,
    ],
    ['everything', 5100, `export * from '@lender/rfc'`],
  ],
});
