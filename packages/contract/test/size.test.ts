import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { ENDPOINTS } from '../src/endpoints.ts';

async function bundled(names: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `export { ${names} } from '../src/index.ts'`,
      resolveDir: fileURLToPath(new URL('.', import.meta.url)),
    },
    conditions: ['@lender/source'],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

test.each([
  ['an endpoint that answers with a list', 6_200, 'getRegions'],
  ['an endpoint that answers with statuses', 6_400, 'getFlow'],
  ['an upload', 8_200, 'uploadClientDocument'],
  ['the endpoint with the most shapes', 10_800, 'getCase'],
  ['reading and writing what travels', 6_500, 'decodeWire, encodeWire'],
  ['reading violations', 350, 'fieldErrorsOf'],
])('%s costs at most %i bytes after gzip, zod/mini included', async (_what, budgetBytes, names) => {
  expect(gzipSync(await bundled(names), { level: 9 }).length).toBeLessThanOrEqual(budgetBytes);
});

test('who imports one endpoint carries no other', async () => {
  for (const { name, path } of Object.values(ENDPOINTS)) {
    const paths = (await bundled(name)).match(/"\/web\/[^"]*"/g);
    expect(paths).toEqual([JSON.stringify(path)]);
  }
});
