import { defineConfig } from 'tsup';

export default defineConfig({
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
  format: 'esm',
  target: 'es2023',
  platform: 'node',
  dts: true,
  sourcemap: true,
  clean: true,
});
