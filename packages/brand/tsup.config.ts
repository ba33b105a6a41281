import { library } from '@lender/typescript/tsup';
import { defineConfig } from 'tsup';

export default defineConfig({ ...library, entry: { brand: 'src/brand.ts' } });
