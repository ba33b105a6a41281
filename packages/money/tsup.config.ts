import { preset } from '@lender/typescript/tsup';
import { defineConfig } from 'tsup';

// The build holds the private @lender/result, types included, so that this package has no dependency.
export default defineConfig({ ...preset, entry: { index: 'src/index.ts' }, dts: { resolve: ['@lender/result'] } });
