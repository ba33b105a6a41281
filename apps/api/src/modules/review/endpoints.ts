import type { Implementation } from '../../implement.ts';
import { addCaseNoteHandler } from './add-case-note.handler.ts';
import { approveRequestHandler } from './approvals/approve-request.handler.ts';
import { getApprovalEffectHandler } from './approvals/get-approval-effect.handler.ts';
import { listApprovalsHandler } from './approvals/list-approvals.handler.ts';
import { askForDocumentsHandler } from './ask-for-documents.handler.ts';
import {
  approveCaseHandler,
  getCaseDocumentHandler,
  getCaseEvidenceHandler,
  getCaseHandler,
  getCaseTimelineHandler,
  rejectCaseHandler,
} from './case.handlers.ts';
import {
  assignCasesHandler,
  releaseCasesHandler,
  takeCasesHandler,
  takeNextCaseHandler,
} from './cases/hold-cases.handlers.ts';
import { listCaseWorkersHandler } from './cases/list-case-workers.handler.ts';
import { listCasesHandler } from './cases/list-cases.handler.ts';
import { addClientNoteHandler } from './client/add-client-note.handler.ts';
import { getClientFileHandler } from './client/get-client-file.handler.ts';
import { decideAgainHandler } from './decide-again.handler.ts';
import { getClientOfferHandler } from './get-client-offer.handler.ts';
import { getNoticeHandler } from './get-notice.handler.ts';
import { askMoreIdentifiersHandler, getIdentifierQuotaHandler } from './identifiers/quota.handlers.ts';
import { listNoticesHandler } from './list-notices.handler.ts';
import { listProvidersHandler } from './list-providers.handler.ts';
import { listClientsHandler } from './lists/list-clients.handler.ts';
import { listLoansHandler } from './lists/list-loans.handler.ts';
import { offerSpecialHandler } from './offer-special.handler.ts';
import { replayNoticeHandler } from './replay-notice.handler.ts';
import { revealIdentifierHandler } from './reveal-identifier.handler.ts';
import { searchBackOfficeHandler } from './search/search-back-office.handler.ts';
import { deleteViewHandler, listSavedViewsHandler, saveViewHandler } from './views/views.handlers.ts';
import { getWorkHandler } from './work/get-work.handler.ts';

export const endpoints: readonly Implementation[] = [
  addCaseNoteHandler,
  approveCaseHandler,
  approveRequestHandler,
  decideAgainHandler,
  askForDocumentsHandler,
  getApprovalEffectHandler,
  getCaseDocumentHandler,
  getCaseEvidenceHandler,
  getCaseHandler,
  getCaseTimelineHandler,
  rejectCaseHandler,
  getClientFileHandler,
  addClientNoteHandler,
  getClientOfferHandler,
  listApprovalsHandler,
  listCasesHandler,
  listClientsHandler,
  listLoansHandler,
  listNoticesHandler,
  listProvidersHandler,
  offerSpecialHandler,
  getNoticeHandler,
  replayNoticeHandler,
  askMoreIdentifiersHandler,
  getIdentifierQuotaHandler,
  revealIdentifierHandler,
  assignCasesHandler,
  getWorkHandler,
  listCaseWorkersHandler,
  releaseCasesHandler,
  takeCasesHandler,
  takeNextCaseHandler,
  searchBackOfficeHandler,
  deleteViewHandler,
  listSavedViewsHandler,
  saveViewHandler,
];
