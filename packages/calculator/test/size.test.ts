import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

const doors = {
  '@lender/calculator': fileURLToPath(new URL('../src/index.ts', import.meta.url)),
  '@lender/calculator/explain': fileURLToPath(new URL('../src/explain.ts', import.meta.url)),
  '@lender/money': fileURLToPath(new URL('../../money/src/index.ts', import.meta.url)),
};

/** What an application that imports this pays, `@lender/money` included, in bytes after gzip. */
async function bundledBytes(source: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: fileURLToPath(new URL('.', import.meta.url)) },
    alias: doors,
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  });
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length;
}

const CALCULATOR =
  'amountLimits, amountWhileMoving, amountOnBlur, tabAfterAmount, payDateOptions, defaultPayDateOption, quoteOffer, payoffOn';

test.each([
  ['the slider', 350, `export { amountWhileMoving, amountOnBlur } from '@lender/calculator'`],
  ['the pay date list', 1000, `export { payDateOptions, defaultPayDateOption } from '@lender/calculator'`],
  ['the CAT', 1600, `export { cat } from '@lender/calculator'`],
  ['the offer with its CAT', 4000, `export { quoteOffer } from '@lender/calculator'`],
  ['a whole calculator with the CAT', 5000, `export { ${CALCULATOR} } from '@lender/calculator'`],
  ['the whole door, with the CAT', 6000, `export * from '@lender/calculator'`],
  ['the explanations', 2200, `export * from '@lender/calculator/explain'`],
])('%s costs at most %i bytes', async (_what, budgetBytes, source) => {
  expect(await bundledBytes(source)).toBeLessThanOrEqual(budgetBytes);
});
