import { preset } from '@lender/typescript/tsup';
import { defineConfig } from 'tsup';

export default defineConfig({
  ...preset,
  entry: {
    document: 'src/document.ts',
    'entry-server': 'src/entry-server.ts',
    env: 'src/env.ts',
    forms: 'src/forms.ts',
    islands: 'src/islands.ts',
    navigation: 'src/navigation.ts',
    outcome: 'src/outcome.ts',
    paths: 'src/paths.ts',
    react: 'src/react.ts',
    redirect: 'src/redirect.ts',
    server: 'src/server.ts',
    session: 'src/session.ts',
    testing: 'src/testing.ts',
    vite: 'src/vite.ts',
  },
  // Only development loads it, from the app's own folder.
  external: ['vite'],
  platform: 'node',
  treeshake: false,
});
