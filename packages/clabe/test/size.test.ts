import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

const doors = {
  '@lender/clabe': fileURLToPath(new URL('../src/index.ts', import.meta.url)),
  '@lender/clabe/directory': fileURLToPath(new URL('../src/directory.ts', import.meta.url)),
};

/** What an application that imports this pays, in bytes after gzip. */
async function bundledBytes(source: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: fileURLToPath(new URL('.', import.meta.url)) },
    alias: doors,
    bundle: true,
    minify: true,
    format: 'esm',
    charset: 'utf8',
    write: false,
  });
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length;
}

test.each([
  ['the control digit', 300, `export { controlDigit } from '@lender/clabe'`],
  ['every check', 800, `export { isValidClabe } from '@lender/clabe'`],
  ['every check and the English texts', 1200, `export { isValidClabe, parseClabe, clabeMessage } from '@lender/clabe'`],
  ['the bank names', 3000, `export { bankByCode } from '@lender/clabe/directory'`],
  ['every name', 8200, `export * from '@lender/clabe/directory'`],
  [
    'every check, text and name',
    9000,
    `export { isValidClabe, parseClabe, clabeMessage } from '@lender/clabe'; export * from '@lender/clabe/directory'`,
  ],
])('%s costs at most %i bytes', async (_what, budgetBytes, source) => {
  expect(await bundledBytes(source)).toBeLessThanOrEqual(budgetBytes);
});
