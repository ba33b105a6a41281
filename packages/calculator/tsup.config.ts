import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { index: 'src/index.ts', explain: 'src/explain.ts', 'us-annual-rate': 'src/us-annual-rate.ts' },
  format: 'esm',
  target: 'es2023',
  platform: 'neutral',
  dts: true,
  sourcemap: true,
  clean: true,
  treeshake: true,
});
