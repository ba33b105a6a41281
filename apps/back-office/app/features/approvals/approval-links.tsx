import { getClientFile, getLegalText, getLoan, getPolicyDraft, getProductDraft } from '@lender/contract';
import { TextLink } from '@lender/ui';
import { useMay } from '../../shell/staff.tsx';
import type { ApprovalView } from './approval-view.ts';
import { approvalsCopy as copy } from './approvals.copy.es.ts';

export interface ApprovalLinksProps {
  readonly approval: ApprovalView;
}

/** Draws links to what a request is about, as far as the viewer may read it. */
export function ApprovalLinks({ approval: { clientHref, loanHref, legalHref, draft } }: ApprovalLinksProps) {
  const may = useMay();
  return (
    <>
      {draft && may(draft.of === 'policy' ? getPolicyDraft : getProductDraft) && (
        <TextLink href={draft.href}>{copy.toDraft}</TextLink>
      )}
      {legalHref && may(getLegalText) && <TextLink href={legalHref}>{copy.toLegal}</TextLink>}
      {loanHref && may(getLoan) && <TextLink href={loanHref}>{copy.toLoan}</TextLink>}
      {clientHref && may(getClientFile) && <TextLink href={clientHref}>{copy.toClient}</TextLink>}
    </>
  );
}
