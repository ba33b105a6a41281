import { preset } from '@lender/typescript/tsup';
import { defineConfig } from 'tsup';

export default defineConfig({ ...preset, entry: { index: 'src/index.ts' } });
