export { keptCard } from './bank-account/kept-card.ts';
export { clientLimitApproval } from './client-limit.approval.ts';
export { clientStatusApproval } from './client-status.approval.ts';
export { clientContactApproval } from './contact-change/client-contact.approval.ts';
export { purgeContactChanges } from './contact-change/purge-contact-changes.ts';
