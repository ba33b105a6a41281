import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { index: 'src/index.ts' },
  format: 'esm',
  target: 'es2023',
  dts: true,
  sourcemap: true,
  clean: true,
  minify: true,
  esbuildPlugins: [vanillaExtractPlugin({ identifiers: 'short' })],
});
