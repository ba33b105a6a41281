import { preset } from '@lender/typescript/tsup';
import { defineConfig } from 'tsup';

export default defineConfig({
  ...preset,
  entry: {
    index: 'src/index.ts',
    calendar: 'src/calendar.ts',
    explain: 'src/explain.ts',
    'us-annual-rate': 'src/us-annual-rate.ts',
  },
});
