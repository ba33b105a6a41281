import type { Implementation } from '../../implement.ts';
import { createVeriffSessionHandler } from './create-session.handler.ts';
import { getVeriffDecisionHandler, getVeriffSessionHandler } from './read-session.handlers.ts';

export const endpoints: readonly Implementation[] = [
  createVeriffSessionHandler,
  getVeriffDecisionHandler,
  getVeriffSessionHandler,
];
