import { testSizes } from '@lender/vitest/size';

testSizes({
  root: new URL('..', import.meta.url),
  budgets: [
    ['the quick answer', 250, `export { isValidNss } from '@lender/nss'`],
    ['every check and the facts', 650, `export { isValidNss, parseNss } from '@lender/nss'`],
    ['everything', 1800, `export * from '@lender/nss'`],
  ],
});
