import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { brand: 'src/brand.ts' },
  format: 'esm',
  target: 'es2023',
  platform: 'neutral',
  dts: true,
  sourcemap: true,
  clean: true,
  treeshake: true,
});
