import unit from '@lender/vitest/unit';
import { mergeConfig } from 'vitest/config';

/** Promises are held against ten thousand lives of loans, on machines that are busy with other things as well. */
export default mergeConfig(unit, { test: { testTimeout: 300_000 } });
