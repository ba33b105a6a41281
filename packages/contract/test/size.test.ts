import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { ENDPOINTS } from '../src/endpoints.ts';

const resolveDir = fileURLToPath(new URL('.', import.meta.url));

/** What applications carry that import these names, each application by itself, in the order given. */
async function bundled(imports: readonly string[]): Promise<string[]> {
  const { outputFiles } = await build({
    entryPoints: imports.map((names, index) => ({ in: `importer:${names}`, out: String(index).padStart(3, '0') })),
    plugins: [
      {
        name: 'importers',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^importer:/ }, ({ path }) => ({ path, namespace: 'importer' }));
          onLoad({ filter: /^importer:/, namespace: 'importer' }, ({ path }) => {
            const names = path.slice('importer:'.length);
            return { contents: `export { ${names} } from '../src/index.ts'`, resolveDir };
          });
        },
      },
    ],
    conditions: ['@lender/source'],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    outdir: 'out',
  });
  return outputFiles.toSorted((a, b) => a.path.localeCompare(b.path)).map(({ text }) => text);
}

test.each([
  ['an endpoint that answers with a list', 6_200, 'getBanks'],
  ['an endpoint that answers with statuses', 6_400, 'getFlow'],
  ['an upload', 8_200, 'uploadClientDocument'],
  ['the endpoint with the most shapes', 10_800, 'getCase'],
  ['reading and writing what travels', 6_500, 'decodeWire, encodeWire'],
  ['reading violations', 350, 'fieldErrorsOf'],
])('%s costs at most %i bytes after gzip, zod/mini included', async (_what, budgetBytes, names) => {
  const [bundle = ''] = await bundled([names]);
  expect(gzipSync(bundle, { level: 9 }).length).toBeLessThanOrEqual(budgetBytes);
});

test('who imports one endpoint carries no other', async () => {
  const bundles = await bundled(Object.keys(ENDPOINTS));
  const carried = bundles.map((bundle) => bundle.match(/"\/web\/[^"]*"/g));
  expect(carried).toEqual(Object.values(ENDPOINTS).map(({ path }) => [JSON.stringify(path)]));
});
