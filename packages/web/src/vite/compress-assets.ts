import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(?:js|css|svg)$/;
/** Smallest size of a file that is compressed, in bytes; a shorter one fits a packet as it is. */
const smallestBytes = 1_024;

/**
 * Puts a file `x.br` beside every text asset of the browser's build: compressed once at the highest level, instead of
 * quickly for each visitor.
 */
export function compressAssets(): Plugin {
  return {
    name: 'compress-assets',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    writeBundle: ({ dir = '' }) => {
      for (const file of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
        if (compressible.test(file)) compress(path.join(dir, file));
      }
    },
  };
}

function compress(file: string): void {
  const bytes = readFileSync(file);
  if (bytes.length < smallestBytes) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
}
