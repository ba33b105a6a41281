import { testSizes } from '@lender/vitest/size';

testSizes({
  root: new URL('..', import.meta.url),
  budgets: [
    ['the collector', 5 * 1024, `export { createCollector } from '@lender/scoring-collector'`],
    ['the opener', 2_000, `export { createChunkOpener } from '@lender/scoring-collector/server'`],
    ['everything of the server', 2_800, `export * from '@lender/scoring-collector/server'`],
  ],
});
