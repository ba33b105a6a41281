import { testSizes } from '@lender/vitest/size';

testSizes({
  root: new URL('..', import.meta.url),
  budgets: [
    ['showing an amount', 200, `export { formatPesos } from '@lender/money'`],
    ['reading and showing an amount', 450, `export { centavosFromPesos, formatPesos } from '@lender/money'`],
    ['everything', 2000, `export * from '@lender/money'`],
  ],
});
