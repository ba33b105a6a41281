import type { Implementation } from '../../implement.ts';
import { getRegulatorPackHandler } from './get-regulator-pack.handler.ts';

export const endpoints: readonly Implementation[] = [getRegulatorPackHandler];
