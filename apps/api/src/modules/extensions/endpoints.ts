import type { Implementation } from '../../implement.ts';
import { applyExtensionHandler } from './apply-extension.handler.ts';
import { compareExtendingHandler } from './compare-extending.handler.ts';
import { extensionDocumentHandler } from './document/extension-document.handler.ts';
import { extendLoanHandler } from './extend-loan.handler.ts';

export const endpoints: readonly Implementation[] = [
  applyExtensionHandler,
  compareExtendingHandler,
  extendLoanHandler,
  extensionDocumentHandler,
];
