import { type ApprovalStatus, approveRequest } from '@lender/contract';
import { Table } from '@lender/ui';
import { useMay } from '../../shell/staff.tsx';
import { answersColumn, decidedColumn, type HrefOfAnswer, requestColumns } from './approval-columns.tsx';
import type { ApprovalView } from './approval-view.ts';
import { approvalsCopy as copy } from './approvals.copy.es.ts';

export interface ApprovalsTableProps {
  readonly approvals: readonly ApprovalView[];
  readonly status: ApprovalStatus;
  /** Returns the path of the form that gives an answer to a request. */
  readonly hrefOf: HrefOfAnswer;
}

/** Table of requests: what each would change, who asks for it and why, and the answers that the viewer may give. */
export function ApprovalsTable({ approvals, status, hrefOf }: ApprovalsTableProps) {
  const mayDecide = useMay()(approveRequest);
  return (
    <Table
      caption={copy.statusTabs[status]}
      isCaptionHidden
      columns={[...requestColumns, ...(status === 'open' ? [] : [decidedColumn]), answersColumn(mayDecide, hrefOf)]}
      rows={approvals}
      rowKey={({ id }) => id}
      empty={copy.empty[status]}
    />
  );
}
