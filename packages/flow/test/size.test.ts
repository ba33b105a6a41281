import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

/** What an application that imports this pays, in bytes after gzip; xstate is counted apart. */
async function bundledBytes(source: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: fileURLToPath(new URL('.', import.meta.url)) },
    conditions: ['@lender/source'],
    external: ['xstate'],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  });
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length;
}

test.each([
  ['the table of pages', 600, `export { ROUTES } from '../src/routes.ts'`],
  ['the resolver with its tables', 2000, `export { resolveRoute } from '../src/routes.ts'`],
  ['the machine without xstate', 3100, `export { flowMachine, heldMove } from '../src/index.ts'`],
])('%s costs at most %i bytes', async (_what, budgetBytes, source) => {
  expect(await bundledBytes(source)).toBeLessThanOrEqual(budgetBytes);
});
