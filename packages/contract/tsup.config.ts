import { preset } from '@lender/typescript/tsup';
import { defineConfig } from 'tsup';

export default defineConfig({
  ...preset,
  // One output file per endpoint, so that an importer of one endpoint carries one endpoint.
  entry: ['src/**/*.ts', '!src/**/*.test.ts'],
  dts: {
    entry: {
      index: 'src/index.ts',
      endpoints: 'src/endpoints.ts',
      fields: 'src/fields.ts',
      openapi: 'src/openapi.ts',
    },
  },
  splitting: true,
  // Drops imports between the files that nothing uses; bundlers of other teams would warn of each.
  treeshake: { moduleSideEffects: false },
});
