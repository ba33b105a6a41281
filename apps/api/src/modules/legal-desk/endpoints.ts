import type { Implementation } from '../../implement.ts';
import {
  checkLegalTextHandler,
  getLegalTextHandler,
  listLegalTextsHandler,
  publishLegalTextHandler,
} from './legal-text.handlers.ts';
import { listAcceptancesHandler } from './list-acceptances.handler.ts';

export const endpoints: readonly Implementation[] = [
  checkLegalTextHandler,
  getLegalTextHandler,
  listAcceptancesHandler,
  listLegalTextsHandler,
  publishLegalTextHandler,
];
