export {
  type ApprovalCommand,
  type ApprovalCommandOf,
  type ApprovalKind,
  type ApprovalPayload,
  approvalCommand,
  type LoanApprovalKind,
} from './back-office/approval-command.ts';
export { APPROVAL_STATUSES, type ApprovalStatus } from './back-office/approval-row.ts';
export {
  type HistoryEvent,
  type HistoryEventName,
  type HistoryFacts,
  historyEvent,
} from './back-office/history-event.ts';
export { CASE_QUEUES } from './back-office/list-cases.ts';
export { JOB_STATES } from './back-office/list-jobs.ts';
export {
  STAFF_TASK_KINDS,
  type StaffTaskKind,
  type StaffTaskMatter,
  staffTaskMatter,
} from './back-office/staff-task.ts';
export { type Decoded, decodeWire, encodeWire } from './codec.ts';
export {
  ID_PHOTO_MIMES,
  ID_PHOTO_TYPES,
  type IdPhotoMime,
  type IdPhotoType,
  PROOF_TYPES,
  type ProofType,
  PUBLIC_DOCUMENT_TYPES,
  type PublicDocumentType,
  RENDERED_DOCUMENT_TYPES,
  type RenderedDocumentType,
  UPLOAD_LIMIT_BYTES,
  UPLOAD_MIMES,
  UPLOAD_TYPES,
  type UploadMime,
  type UploadType,
} from './documents/document-kinds.ts';
export type { Access, Endpoint, Method, RefusalOf, Reply, Send, WireReply } from './endpoint.ts';
export * from './endpoints.generated.ts';
export { type RefusalEnvelope, refusalEnvelope, type SuccessEnvelope } from './envelope.ts';
export { type ImpliedRefusal, impliedRefusals } from './implied-refusals.ts';
export {
  MESSAGE_CAUSES,
  MESSAGE_CHANNELS,
  MESSAGE_KINDS,
  MESSAGE_STATES,
  type MessageCause,
  type MessageChannel,
  type MessageKind,
  type MessageState,
} from './messages/message-log.ts';
export { PAYMENT_KINDS, type PaymentKind } from './payments/payment-kind.ts';
export { isRefusalCode, REFUSALS, type RefusalCode, refusalMessage, refusalStatus } from './refusals.ts';
export { CONSENT_KINDS, type ConsentKind } from './tracking/consent.ts';
export { fieldErrorsOf, fieldNameOf, propertyPathOf, type Violation } from './violations.ts';
