import type { Implementation } from '../../implement.ts';
import { finishExternalLoginHandler } from './finish-external-login.handler.ts';
import { skipExternalLoginHandler } from './skip-external-login.handler.ts';
import { startExternalLoginHandler } from './start-external-login.handler.ts';

export const endpoints: readonly Implementation[] = [
  startExternalLoginHandler,
  finishExternalLoginHandler,
  skipExternalLoginHandler,
];
