import { readFileSync } from 'node:fs';
import { defineConfig } from 'vite';

const { homepage }: { homepage: string } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
);

/** Plain files that any server hands out under any path. They are made of the packages as they are published. */
export default defineConfig({
  base: './',
  define: { 'import.meta.env.REPOSITORY': JSON.stringify(homepage.replace(/#.*/, '')) },
  // What asks for modules ahead would fetch, and the page may connect to nothing.
  build: {
    modulePreload: { polyfill: false },
    target: 'es2023',
    chunkSizeWarningLimit: 2_000,
    rollupOptions: {
      // The kit says which of its modules need a browser; here all have one.
      onwarn: (warning, warn) => (warning.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : warn(warning)),
    },
  },
});
