import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { server: 'src/server.ts', document: 'src/document.ts' },
  format: 'esm',
  target: 'es2023',
  platform: 'node',
  dts: true,
  sourcemap: true,
  clean: true,
});
