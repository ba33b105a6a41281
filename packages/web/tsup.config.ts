import { preset } from '@lender/typescript/tsup';
import { defineConfig } from 'tsup';

export default defineConfig({
  ...preset,
  entry: {
    document: 'src/document.ts',
    'entry-server': 'src/entry-server.ts',
    islands: 'src/islands.ts',
    server: 'src/server.ts',
    session: 'src/session.ts',
    vite: 'src/vite.ts',
  },
  // only development loads it, from the app's own folder
  external: ['vite'],
  platform: 'node',
  treeshake: false,
});
