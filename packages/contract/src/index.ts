export { APPLICATION_ENDINGS, type ApplicationEnding } from './applications/application-ending.ts';
export {
  type ApprovalCommand,
  type ApprovalCommandOf,
  type ApprovalPayload,
  approvalCommand,
} from './approvals/approval-command.ts';
export {
  type AccessApprovalKind,
  APPROVAL_KINDS,
  type ApprovalKind,
  isAccessApproval,
} from './approvals/approval-kind.ts';
export { APPROVAL_STATUSES, type ApprovalStatus } from './approvals/approval-row.ts';
export { type AccessActKind, type Dependence, SAME_ORIGIN_DAYS } from './approvals/dependence.ts';
export { AUDIT_KINDS, type AuditKind } from './audit/audit-entry.ts';
export {
  BANK_LINE_KINDS,
  BANK_LINE_REASONS,
  BANK_LINE_STATES,
  type BankLineKind,
  type BankLineReason,
  type BankLineState,
} from './bank-statements/bank-line.ts';
export { BALANCE_CAUSES, type BalanceCause } from './bank-statements/get-bank-balance.ts';
export {
  STATEMENT_FAULTS,
  STATEMENT_LIMIT_BYTES,
  type StatementFault,
} from './bank-statements/import-bank-statement.ts';
export { type StatementColumns, statementColumns } from './bank-statements/statement-columns.ts';
export { BLOCK_KINDS, type BlockKind } from './clients/block-kind.ts';
export { CONSENT_KINDS, type ConsentKind } from './clients/consent.ts';
export { type Decoded, decodeWire, encodeWire } from './codec.ts';
export {
  COLLECTION_SORTS,
  COLLECTION_STANDINGS,
  type CollectionSort,
  type CollectionStanding,
} from './collections/list-collection.ts';
export { COLLECTION_TEXT_MAX } from './collections/send-collection-text.ts';
export { getMessageTemplate } from './communications/get-message-template.ts';
export { listMessageTemplates } from './communications/list-message-templates.ts';
export { publishMessageDraft } from './communications/publish-message-draft.ts';
export { saveMessageDraft } from './communications/save-message-draft.ts';
export { sendMessageTest } from './communications/send-message-test.ts';
export { VARIABLE_SOURCES, type VariableSource } from './decisions/variable-source.ts';
export { ASKABLE_TYPES, type AskableType } from './documents/askable-types.ts';
export {
  ID_PHOTO_MIMES,
  ID_PHOTO_TYPES,
  type IdPhotoMime,
  type IdPhotoType,
  PAPER_FILES_LIMIT,
  PAPER_TYPES,
  type PaperType,
  PRINTED_DOCUMENT_TYPES,
  PROOF_TYPES,
  type PrintedDocumentType,
  type ProofType,
  PUBLIC_DOCUMENT_TYPES,
  type PublicDocumentType,
  RENDERED_DOCUMENT_TYPES,
  type RenderedDocumentType,
  UPLOAD_LIMIT_BYTES,
  UPLOAD_MIMES,
  UPLOAD_OBJECTIONS,
  UPLOAD_TYPES,
  type UploadMime,
  type UploadObjection,
  type UploadType,
} from './documents/document-kinds.ts';
export { DRAFT_STATES, type DraftState, VERSION_STATES, type VersionState } from './drafts/draft-row.ts';
export type {
  Access,
  Endpoint,
  Method,
  RefusalOf,
  Reply,
  Send,
  SignInDebt,
  WireReply,
} from './endpoint.ts';
export * from './endpoints.generated.ts';
export { type RefusalEnvelope, refusalEnvelope, type SuccessEnvelope } from './envelope.ts';
export {
  BOOK_EXPORTS,
  EVIDENCE_EXPORT,
  EXPORT_DAYS,
  EXPORT_FORMATS,
  EXPORT_PERMISSIONS,
  EXPORT_SOURCES,
  EXPORT_STATES,
  type ExportFormat,
  type ExportSource,
  type ExportState,
  MASKED_EXPORTS,
  PDF_ROWS,
  PERSONAL_EXPORTS,
  REPORT_EXPORTS,
  XLSX_ROWS,
} from './exports/export-source.ts';
export {
  type HistoryEvent,
  type HistoryEventName,
  type HistoryFacts,
  historyEvent,
} from './history/history-event.ts';
export {
  IDENTITY_CHECK_STATUSES,
  IDENTITY_DECISIONS,
  type IdentityCheckStatus,
} from './identity-check/identity-session.ts';
export { type ImpliedRefusal, impliedRefusals } from './implied-refusals.ts';
export {
  ACCEPTANCE_METHODS,
  type AcceptanceMethod,
  LEGAL_FAULTS,
  LEGAL_FIELDS,
  LEGAL_KINDS,
  type LegalFault,
  type LegalField,
  type LegalKind,
  REGISTERED_KINDS,
} from './legal-desk/legal-kind.ts';
export { LINE_CHANGES, type LineChange } from './legal-desk/legal-text-row.ts';
export type { LoanApprovalKind } from './loans/loan-command.ts';
export { HARDSHIP_CAUSES, type HardshipCause, LOAN_REPORT_KINDS, type LoanReportKind } from './loans/loan-report.ts';
export { MANDATE_DEBITS, type MandateDebits } from './mandates/list-mandates.ts';
export { DEBIT_STATUSES, type DebitStatus } from './mandates/mandate-row.ts';
export { listMessageLog } from './messages/list-message-log.ts';
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
export {
  MESSAGE_TEMPLATES,
  type MessageTemplate,
  PLACEHOLDER_KINDS,
  type PlaceholderKind,
  TEMPLATE_FAULTS,
  type TemplateFault,
} from './messages/message-template.ts';
export { resendMessage } from './messages/resend-message.ts';
export { CANDIDATE_REASONS, type CandidateReason } from './payments/get-receipt.ts';
export { MATCH_OUTCOMES, type MatchOutcome, MOST_MATCHES } from './payments/match-receipts.ts';
export { PAYMENT_KINDS, type PaymentKind } from './payments/payment-kind.ts';
export { PAYOUT_STATES, type PayoutState } from './payments/payout-row.ts';
export { TRANSFER_CLAIM_STATUSES, type TransferClaimStatus } from './payments/transfer-claim.ts';
export { MAX_SHADOW_DAYS, POLICY_SHADOW_ENDS, type PolicyShadowEnd } from './policy-drafts/policy-shadow.ts';
export { policyTest } from './policy-drafts/policy-test.ts';
export { PROMOTION_BOUNDS, PROMOTION_STATES, type PromotionState } from './pricing/promotion.ts';
export { MAX_OWN_DAYS, OWN_DAY_KINDS, type OwnDayKind } from './pricing/working-day.ts';
export {
  CONTACT_CHANGE_REASONS,
  type ContactChangeReason,
  IDENTITY_PROOFS,
  type IdentityProof,
} from './profile/contact-change.ts';
export { MAX_OVERRIDE_DAYS } from './profile/override-client-limit.ts';
export { refusalMessageEs } from './refusals.copy.es.ts';
export { isRefusalCode, REFUSALS, type RefusalCode, refusalMessage, refusalStatus } from './refusals.ts';
export { PACK_FILES, PACK_SUMS, type PackFile, type PackSum } from './regulator/pack-file.ts';
export { FUNNEL_STAGES, type FunnelStage } from './reports/get-funnel-report.ts';
export { VINTAGE_AGES } from './reports/get-vintage-report.ts';
export {
  PORTFOLIO_FIGURES,
  PORTFOLIO_GROUPINGS,
  type PortfolioFigure,
  type PortfolioGrouping,
} from './reports/portfolio-figure.ts';
export { REPORT_DAYS } from './reports/report-period.ts';
export { MORE_IDENTIFIERS_MAX } from './review/ask-more-identifiers.ts';
export { type CaseEvidence, EVIDENCE_STATES } from './review/case-evidence.ts';
export { CLIENT_TIES, type ClientTie } from './review/get-client-file.ts';
export {
  CASE_ASSIGNEES,
  CASE_BORROWERS,
  CASE_QUEUES,
  CASE_SORTS,
  SORT_ORDERS,
} from './review/list-cases.ts';
export { PROVIDER_TROUBLES, PROVIDERS } from './review/list-providers.ts';
export { REVEALED_IDENTIFIERS, REVEALED_SECONDS, type RevealedIdentifier } from './review/reveal-identifier.ts';
export { VIEW_SCREENS, type ViewScreen } from './review/saved-view.ts';
export { SEARCH_TEXT_MAX } from './review/search-back-office.ts';
export { SEARCH_MATCHES, type SearchHit, type SearchMatch } from './review/search-hit.ts';
export { TASK_WORK, WORK_KINDS, WORK_PERMISSIONS, type WorkKind } from './review/work-kind.ts';
export { TEST_SCENARIOS, type TestScenario } from './sandbox/test-scenario.ts';
export { EFFECTIVE_COMMANDS, type EffectiveCommand } from './servicing/get-loan-effect.ts';
export { JOB_STATES } from './tasks/list-jobs.ts';
export { MONEY_TASK_KINDS, STAFF_TASK_KINDS, type StaffTaskKind, taskPermission } from './tasks/staff-task.ts';
export { type StaffTaskMatter, staffTaskMatter } from './tasks/staff-task-matter.ts';
export { fieldErrorsOf, fieldNameOf, propertyPathOf, type Violation } from './violations.ts';
export { type WebhookBody, webhookBody } from './webhooks/webhook-body.ts';
export {
  TEST_EVENT,
  WEBHOOK_DECISIONS,
  WEBHOOK_EVENTS,
  type WebhookEvent,
  type WebhookEventType,
  webhookEvent,
} from './webhooks/webhook-event.ts';
export { WEBHOOK_EXAMPLES } from './webhooks/webhook-examples.data.ts';
export {
  DELIVERY_STATES,
  type DeliveryState,
  FAILING_DAYS,
  OLD_SECRET_HOURS,
  WEBHOOK_DAYS,
  WEBHOOK_STATES,
  WEBHOOK_TROUBLES,
  type WebhookState,
  type WebhookTrouble,
} from './webhooks/webhook-row.ts';
export type { Relationship } from './wire/person.ts';
