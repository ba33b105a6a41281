import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

/** What an application that imports this pays, everything included, in bytes after gzip. */
async function bundledBytes(source: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: fileURLToPath(new URL('.', import.meta.url)) },
    conditions: ['@lender/source'],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  });
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length;
}

const SDK = `export { createClient } from '../src/index.ts';`;

test.each([
  ['the client without an endpoint', 13_000, SDK],
  ['the client with one endpoint', 16_800, `${SDK} export { getFlow } from '@lender/contract'`],
  ['the client with the largest body', 20_800, `${SDK} export { createApplication } from '@lender/contract'`],
])('%s costs at most %i bytes', async (_what, budgetBytes, source) => {
  expect(await bundledBytes(source)).toBeLessThanOrEqual(budgetBytes);
});
