import { preset } from '@lender/typescript/tsup';
import { defineConfig } from 'tsup';

// The table of pages is a file of its own, though it is not an entry point: code that only looks pages up does not
// include the rules of the flow.
const entry = { index: 'src/index.ts', routes: 'src/routes.ts', 'route-table': 'src/route/route-at.ts' };

export default defineConfig({ ...preset, entry });
