import type { Implementation } from '../../implement.ts';
import {
  deleteClientDocumentHandler,
  finishClientDocumentsHandler,
  getClientDocumentHandler,
  getClientDocumentStateHandler,
} from './client-documents.handlers.ts';
import { finishHandler } from './finish-statement.handler.ts';
import { uploadBankStatementHandler, uploadClientDocumentHandler, uploadDocumentHandler } from './upload.handlers.ts';

export const endpoints: readonly Implementation[] = [
  deleteClientDocumentHandler,
  finishClientDocumentsHandler,
  getClientDocumentHandler,
  getClientDocumentStateHandler,
  finishHandler,
  uploadBankStatementHandler,
  uploadClientDocumentHandler,
  uploadDocumentHandler,
];
