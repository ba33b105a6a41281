import { testSizes } from '@lender/vitest/size';

testSizes({
  root: new URL('..', import.meta.url),
  // Counted apart.
  external: ['xstate'],
  budgets: [
    ['the table of pages', 600, `export { ROUTES } from '@lender/flow/routes'`],
    ['the resolver with its tables', 2000, `export { resolveRoute } from '@lender/flow/routes'`],
    ['the machine without xstate', 3100, `export { flowMachine, heldMove } from '@lender/flow'`],
  ],
});
