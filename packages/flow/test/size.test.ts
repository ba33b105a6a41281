import { testSizes } from '@lender/vitest/size';

testSizes({
  root: new URL('..', import.meta.url),
  // Counted apart.
  external: ['xstate'],
  budgets: [
    ['the table of pages', 750, `export { ROUTES } from '@lender/flow/routes'`],
    ['the resolver with its tables', 2350, `export { resolveRoute } from '@lender/flow/routes'`],
    ['the machine without xstate', 3500, `export { flowMachine, heldMove } from '@lender/flow'`],
  ],
});
