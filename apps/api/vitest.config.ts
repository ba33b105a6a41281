import unit from '@lender/vitest/unit';
import { mergeConfig } from 'vitest/config';

export default mergeConfig(unit, {
  test: {
    globalSetup: 'test/global-setup.ts',
    // Records the statements sent to the database; see test/expand/README.md.
    setupFiles: process.env.RECORD_STATEMENTS ? ['test/expand/record-statements.ts'] : [],
    // Tests wait for jobs and providers more than they compute.
    maxWorkers: 4,
  },
});
