import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

const door = fileURLToPath(new URL('../src/index.ts', import.meta.url));

/** What an application that imports this pays, in bytes after gzip. */
async function bundledBytes(source: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: fileURLToPath(new URL('.', import.meta.url)) },
    alias: { '@lender/money': door },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  });
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length;
}

test.each([
  ['showing an amount', 200, `export { formatPesos } from '@lender/money'`],
  ['reading and showing an amount', 450, `export { centavosFromPesos, formatPesos } from '@lender/money'`],
  ['everything', 2000, `export * from '@lender/money'`],
])('%s costs at most %i bytes', async (_what, budgetBytes, source) => {
  expect(await bundledBytes(source)).toBeLessThanOrEqual(budgetBytes);
});
