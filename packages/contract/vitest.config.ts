import unit from '@lender/vitest/unit';
import { mergeConfig } from 'vitest/config';

/** Every file reads all endpoints, which takes longer than the tests of most files; a worker reads them once. */
export default mergeConfig(unit, { test: { isolate: false } });
