import { type BuildEnvironmentOptions, mergeConfig } from 'vite';
import { chunkOf } from './site-chunks.ts';
import { siteWords } from './site-words.ts';

// Loaded by Node, which knows whether packages are read from TypeScript; Vite's bundler looks for their build output.
const { isFromSource, siteConfig }: typeof import('@lender/web/vite') = await import(
  import.meta.resolve('@lender/web/vite')
);

const smallest: BuildEnvironmentOptions = {
  minify: 'terser',
  terserOptions: { ecma: 2020, module: true, compress: { passes: 3 } },
};

export default mergeConfig(siteConfig(), {
  plugins: [siteWords()],
  environments: {
    client: {
      build: { ...(isFromSource ? {} : smallest), rollupOptions: { output: { manualChunks: chunkOf } } },
    },
  },
});
