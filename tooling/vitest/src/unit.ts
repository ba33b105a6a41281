import { defineConfig } from 'vitest/config';

/** Unit and endpoint tests read the packages' TypeScript, never their builds. */
export default defineConfig({
  test: { include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'app/**/*.test.ts', 'app/**/*.test.tsx'] },
  resolve: { conditions: ['@lender/source'] },
  ssr: { resolve: { conditions: ['@lender/source'] } },
});
