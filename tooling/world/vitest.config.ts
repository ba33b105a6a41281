import unit from '@lender/vitest/unit';
import { mergeConfig } from 'vitest/config';

export default mergeConfig(unit, {
  test: {
    globalSetup: 'test/global-setup.ts',
    // As those of the api, tests wait for a server more than they compute.
    maxWorkers: 4,
  },
});
