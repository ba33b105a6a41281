import type { Implementation } from '../../implement.ts';
import { getDraftAgreementPdfHandler, sendSmsCodeTsHandler } from './draft-agreement.handlers.ts';
import { downloadTemporaryHandler, listLoanDocumentsHandler } from './loan-documents.handlers.ts';
import {
  downloadDocumentHandler,
  getDocumentsHandler,
  getPublicDocumentHandler,
  renderDocumentHandler,
} from './render-documents.handlers.ts';
import { signAgreementHandler } from './sign-agreement.handler.ts';
import { verifyPhoneTsHandler } from './verify-phone-ts.handler.ts';

export const endpoints: readonly Implementation[] = [
  getDraftAgreementPdfHandler,
  sendSmsCodeTsHandler,
  downloadTemporaryHandler,
  listLoanDocumentsHandler,
  downloadDocumentHandler,
  getDocumentsHandler,
  getPublicDocumentHandler,
  renderDocumentHandler,
  signAgreementHandler,
  verifyPhoneTsHandler,
];
