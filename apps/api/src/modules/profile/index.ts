export { keptCard } from './bank-account/kept-card.ts';
export { clientStatusApproval } from './client-status.approval.ts';
