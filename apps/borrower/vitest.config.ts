import unit from '@lender/vitest/unit';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultServerConditions } from 'vite';
import { mergeConfig } from 'vitest/config';

export default mergeConfig(unit, {
  plugins: [vanillaExtractPlugin()],
  // Loading the site's modules takes longer than most files' tests; a worker loads them once.
  test: { isolate: false },
  // Not `ssr.resolve`: vanilla-extract's compiler replaces `ssr`, but keeps `environments`.
  environments: { ssr: { resolve: { conditions: ['@lender/source', ...defaultServerConditions] } } },
});
