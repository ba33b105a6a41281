import type { Implementation } from '../../implement.ts';
import {
  finishClientDocumentsHandler,
  getClientDocumentHandler,
  getClientDocumentStateHandler,
} from './client-documents.handlers.ts';
import { finishHandler } from './finish.handler.ts';
import { deleteClientDocumentHandler, restoreClientDocumentHandler } from './remove-document.handlers.ts';
import { uploadBankStatementHandler, uploadClientDocumentHandler, uploadDocumentHandler } from './upload.handlers.ts';

export const endpoints: readonly Implementation[] = [
  deleteClientDocumentHandler,
  finishClientDocumentsHandler,
  getClientDocumentHandler,
  getClientDocumentStateHandler,
  finishHandler,
  restoreClientDocumentHandler,
  uploadBankStatementHandler,
  uploadClientDocumentHandler,
  uploadDocumentHandler,
];
