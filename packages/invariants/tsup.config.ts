import { preset } from '@lender/typescript/tsup';
import { defineConfig } from 'tsup';

export default defineConfig({
  ...preset,
  platform: 'node',
  entry: { index: 'src/index.ts', command: 'src/command.ts' },
});
