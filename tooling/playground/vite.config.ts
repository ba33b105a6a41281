import { readFileSync } from 'node:fs';
import { defineConfig } from 'vite';

const { homepage }: { homepage: string } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
);

/** Builds plain files that any server can serve under any path, from the packages as they are published. */
export default defineConfig({
  base: './',
  define: { 'import.meta.env.REPOSITORY': JSON.stringify(homepage.replace(/#.*/, '')) },
  // No preload of modules: it would fetch them, and the page may connect to nothing.
  build: {
    modulePreload: { polyfill: false },
    target: 'es2023',
    chunkSizeWarningLimit: 2_000,
    rollupOptions: {
      // The kit marks its modules that need a browser; here all have one.
      onwarn: (warning, warn) => (warning.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : warn(warning)),
    },
  },
});
