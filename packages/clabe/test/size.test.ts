import { testSizes } from '@lender/vitest/size';

testSizes({
  root: new URL('..', import.meta.url),
  budgets: [
    ['the control digit', 300, `export { controlDigit } from '@lender/clabe'`],
    ['every check', 800, `export { isValidClabe } from '@lender/clabe'`],
    [
      'every check and the English texts',
      1200,
      `export { isValidClabe, parseClabe, clabeMessage } from '@lender/clabe'`,
    ],
    ['the bank names', 3000, `export { bankByCode } from '@lender/clabe/directory'`],
    ['every name', 8350, `export * from '@lender/clabe/directory'`],
    [
      'every check, text and name',
      9216,
      `export { isValidClabe, parseClabe, clabeMessage } from '@lender/clabe'; export * from '@lender/clabe/directory'`,
    ],
  ],
});
