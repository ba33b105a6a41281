import { preset } from '@lender/typescript/tsup';
import { defineConfig } from 'tsup';

export default defineConfig({ ...preset, entry: { brand: 'src/brand.ts', look: 'src/look.ts' } });
