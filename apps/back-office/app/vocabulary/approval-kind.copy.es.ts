import type { ApprovalKind } from '@lender/contract';

/** What staff call each command that waits for a second person. */
export const approvalKindWords: Readonly<Record<ApprovalKind, string>> = {
  'client.status': 'Cambiar el estado del cliente',
};
