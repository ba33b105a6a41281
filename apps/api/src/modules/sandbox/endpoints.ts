import type { Implementation } from '../../implement.ts';
import { advanceSandboxClockHandler, getSandboxClockHandler } from './sandbox-clock.handlers.ts';

export const endpoints: readonly Implementation[] = [advanceSandboxClockHandler, getSandboxClockHandler];
