import type { Implementation } from '../../implement.ts';
import { authorizeBureauHandler } from './authorize.handler.ts';
import { getBureauQuestionHandler } from './get-question.handler.ts';
import { refuseBureauHandler } from './refuse.handler.ts';
import { sendBureauCodeHandler } from './send-code.handler.ts';

export const endpoints: readonly Implementation[] = [
  getBureauQuestionHandler,
  sendBureauCodeHandler,
  authorizeBureauHandler,
  refuseBureauHandler,
];
