import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

interface Bundling {
  /** Folder of the package, as a URL; sources import as if they were there. */
  readonly root: URL;
  /** Packages that are counted elsewhere. */
  readonly external?: readonly string[];
}

/** Bundles applications of one line each, our packages from their TypeScript. Returns the code of each, in order. */
export async function bundleEach(
  sources: readonly string[],
  { root, external = [] }: Bundling,
): Promise<readonly string[]> {
  const { outputFiles } = await build({
    entryPoints: sources.map((_, index) => ({ in: `application:${index}`, out: String(index).padStart(4, '0') })),
    plugins: [
      {
        name: 'applications',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^application:/ }, ({ path }) => ({ path, namespace: 'application' }));
          onLoad({ filter: /^application:/, namespace: 'application' }, ({ path }) => ({
            loader: 'ts',
            contents: sources[Number(path.slice('application:'.length))] ?? '',
            resolveDir: fileURLToPath(root),
          }));
        },
      },
    ],
    // Naming conditions drops the one that bundlers add by themselves.
    conditions: ['@lender/source', 'module'],
    external: [...external],
    bundle: true,
    minify: true,
    format: 'esm',
    charset: 'utf8',
    write: false,
    outdir: 'out',
  });
  return outputFiles.toSorted((one, other) => one.path.localeCompare(other.path)).map(({ text }) => text);
}

/** Returns the number of bytes that a visitor of an application loads. */
export const gzippedBytes = (bundle: string): number => gzipSync(bundle, { level: 9 }).length;

/**
 * Makes a test of what each import costs the application that has it, everything included.
 *
 * @param budgets - what it is, the most it may cost in bytes after gzip, and the application's one line
 */
export function testSizes({
  budgets,
  ...bundling
}: Bundling & { readonly budgets: readonly (readonly [what: string, bytes: number, source: string])[] }): void {
  test.each(budgets)('%s costs at most %i bytes', async (_what, budgetBytes, source) => {
    const [bundle = ''] = await bundleEach([source], bundling);
    expect(gzippedBytes(bundle)).toBeLessThanOrEqual(budgetBytes);
  });
}
