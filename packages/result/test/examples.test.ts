import { testExamples } from '@lender/vitest/examples';
import * as door from '../src/index.ts';

testExamples({ root: new URL('..', import.meta.url), names: door });
