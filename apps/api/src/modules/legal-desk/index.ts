export { makeEvidence } from './evidence/make-evidence.ts';
export { publishLegalApproval } from './publish-legal-text.approval.ts';
