import { preset } from '@lender/typescript/tsup';
import { defineConfig } from 'tsup';

export default defineConfig({
  ...preset,
  // One output file per endpoint, so that a program that imports one endpoint loads only that one.
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
  // Drops unused imports between the files; bundlers of other teams would warn of each.
  treeshake: { moduleSideEffects: false },
});
