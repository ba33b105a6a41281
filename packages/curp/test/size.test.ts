import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

/** What an application that imports this pays, in bytes after gzip. */
async function bundledBytes(source: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: fileURLToPath(new URL('.', import.meta.url)) },
    alias: { '@lender/curp': fileURLToPath(new URL('../src/index.ts', import.meta.url)) },
    bundle: true,
    minify: true,
    format: 'esm',
    charset: 'utf8',
    write: false,
  });
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length;
}

test.each([
  ['the mask', 300, `export { matchesCurpMask } from '@lender/curp'`],
  ['the quick answer', 850, `export { isValidCurp } from '@lender/curp'`],
  ['every check and the facts', 1400, `export { isValidCurp, parseCurp } from '@lender/curp'`],
  [
    'with generation and comparison',
    2600,
    `export { isValidCurp, parseCurp, generateCurp, compareCurp, matchesCurpMask, ageOn } from '@lender/curp'`,
  ],
  ['with the Spanish sentences and the schema', 2867, `export * from '@lender/curp'`],
])('%s costs at most %i bytes', async (_what, budgetBytes, source) => {
  expect(await bundledBytes(source)).toBeLessThanOrEqual(budgetBytes);
});
