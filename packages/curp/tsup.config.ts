import { library } from '@lender/typescript/tsup';
import { defineConfig } from 'tsup';

export default defineConfig({ ...library, entry: { index: 'src/index.ts' } });
