import { siteConfig } from '@lender/web/vite';
import { mergeConfig } from 'vite';
import { chunkOf } from './site-chunks.ts';
import { siteWords } from './site-words.ts';

export default mergeConfig(siteConfig(), {
  plugins: [siteWords()],
  environments: {
    client: {
      build: {
        minify: 'terser',
        terserOptions: { ecma: 2020, module: true, compress: { passes: 3 } },
        rollupOptions: { output: { manualChunks: chunkOf } },
      },
    },
  },
});
