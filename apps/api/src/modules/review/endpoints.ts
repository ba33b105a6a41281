import type { Implementation } from '../../implement.ts';
import { approveRequestHandler } from './approvals/approve-request.handler.ts';
import {
  approveCaseHandler,
  getCaseDocumentHandler,
  getCaseHandler,
  getCaseTimelineHandler,
  rejectCaseHandler,
} from './case.handlers.ts';
import { getClientOfferHandler } from './get-client-offer.handler.ts';
import { listCasesHandler } from './list-cases.handler.ts';
import { listNoticesHandler } from './list-notices.handler.ts';
import { offerSpecialHandler } from './offer-special.handler.ts';

export const endpoints: readonly Implementation[] = [
  approveCaseHandler,
  approveRequestHandler,
  getCaseDocumentHandler,
  getCaseHandler,
  getCaseTimelineHandler,
  rejectCaseHandler,
  getClientOfferHandler,
  listCasesHandler,
  listNoticesHandler,
  offerSpecialHandler,
];
