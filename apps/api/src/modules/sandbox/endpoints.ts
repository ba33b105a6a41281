import type { Implementation } from '../../implement.ts';
import { drawTestPersonHandler } from './draw-test-person.handler.ts';
import { advanceSandboxClockHandler, getSandboxClockHandler } from './sandbox-clock.handlers.ts';

export const endpoints: readonly Implementation[] = [
  advanceSandboxClockHandler,
  drawTestPersonHandler,
  getSandboxClockHandler,
];
