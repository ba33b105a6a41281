import { defineConfig } from 'vitest/config';

/** Unit and endpoint tests read the packages' TypeScript, never their builds. */
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'test/**/*.test.ts', 'app/**/*.test.ts', 'app/**/*.test.tsx'],
    testTimeout: 30_000, // a busy machine fails no test
  },
  resolve: { conditions: ['@lender/source'] },
  ssr: { resolve: { conditions: ['@lender/source'] } },
  // What a run sets up once, before its tests.
  environments: { __vitest__: { resolve: { conditions: ['@lender/source'] } } },
});
