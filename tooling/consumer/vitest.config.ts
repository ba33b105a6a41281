import { isDeep } from '@lender/vitest/depth';
import unit from '@lender/vitest/unit';
import { mergeConfig } from 'vitest/config';

/** Minutes of packing, publishing and installing: only in the long form of the test. */
export default isDeep ? unit : mergeConfig(unit, { test: { exclude: ['**'], passWithNoTests: true } });
