import { defineConfig } from 'tsup';

export default defineConfig({
  // One output file per endpoint, so that an importer of one endpoint carries one endpoint.
  entry: ['src/**/*.ts', '!src/**/*.test.ts'],
  format: 'esm',
  target: 'es2023',
  platform: 'neutral',
  dts: { entry: { index: 'src/index.ts', endpoints: 'src/endpoints.ts', openapi: 'src/openapi.ts' } },
  sourcemap: true,
  clean: true,
  splitting: true,
  // Drops imports between the files that nothing uses; bundlers of other teams would warn of each.
  treeshake: { moduleSideEffects: false },
});
