import type { Implementation } from '../../implement.ts';
import { applyRolloverHandler } from './apply-rollover.handler.ts';
import { compareExtendingHandler } from './compare-extending.handler.ts';
import { rolloverDocumentHandler } from './document/rollover-document.handler.ts';
import { rolloverActiveLoanHandler } from './rollover-active-loan.handler.ts';

export const endpoints: readonly Implementation[] = [
  applyRolloverHandler,
  compareExtendingHandler,
  rolloverActiveLoanHandler,
  rolloverDocumentHandler,
];
