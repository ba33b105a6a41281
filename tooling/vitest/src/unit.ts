import { defineConfig } from 'vitest/config';
import { soon } from './soon.ts';

/** Unit and endpoint tests read the packages' TypeScript, never their builds. */
export default defineConfig({
  test: {
    include: [
      'src/**/*.test.ts',
      'src/**/*.test.tsx',
      'test/**/*.test.ts',
      'test/**/*.test.tsx',
      'app/**/*.test.ts',
      'app/**/*.test.tsx',
    ],
    // High, so that a busy machine fails no test.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: soon },
    // Reading modules takes longer than most files' tests; a worker reads them once.
    isolate: false,
  },
  resolve: { conditions: ['@lender/source'] },
  ssr: { resolve: { conditions: ['@lender/source'] } },
  // Setup that a run does once, before its tests.
  environments: { __vitest__: { resolve: { conditions: ['@lender/source'] } } },
});
