import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/** An import and its cost for an application that has it, in bytes. */
export interface BundleSize {
  readonly name: string;
  readonly minified: number;
  readonly gzip: number;
  readonly brotli: number;
}

/** Bundles one line of source with esbuild, our packages from their TypeScript. */
export async function bundleSize(name: string, source: string): Promise<BundleSize> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: import.meta.dirname },
    conditions: ['@lender/source'],
    bundle: true,
    minify: true,
    format: 'esm',
    charset: 'utf8',
    legalComments: 'none',
    platform: 'browser',
    write: false,
  });
  const contents = outputFiles[0]?.contents ?? new Uint8Array();
  return {
    name,
    minified: contents.length,
    gzip: gzipSync(contents, { level: 9 }).length,
    brotli: brotliCompressSync(contents).length,
  };
}
