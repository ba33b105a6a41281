import { siteConfig } from '@lender/web/vite';
import { mergeConfig } from 'vite';
import { chunkOf } from './site-chunks.ts';
import { siteRoutes } from './site-routes.ts';
import { siteWords } from './site-words.ts';

const site = siteConfig((route) => {
  for (const { id, path, file } of siteRoutes) route(path, file, { id, index: path === '/' });
});

export default mergeConfig(site, {
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
