import { preset } from '@lender/typescript/tsup';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';

export default defineConfig({
  ...preset,
  entry: { index: 'src/index.ts' },
  platform: 'browser',
  treeshake: false,
  minify: true,
  esbuildPlugins: [vanillaExtractPlugin({ identifiers: 'short' })],
});
