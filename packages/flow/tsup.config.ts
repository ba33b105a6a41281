import { preset } from '@lender/typescript/tsup';
import { defineConfig } from 'tsup';

// The table of pages is a file of its own, though no door: what only looks pages up shall not carry who belongs where.
const entry = { index: 'src/index.ts', routes: 'src/routes.ts', 'route-table': 'src/route/route-at.ts' };

export default defineConfig({ ...preset, entry });
