import { preset } from '@lender/typescript/tsup';
import { defineConfig } from 'tsup';

export default defineConfig({ ...preset, target: 'es2020', entry: { index: 'src/index.ts', server: 'src/server.ts' } });
