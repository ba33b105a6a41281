import { type ApprovalStatus, approveRequest } from '@lender/contract';
import { Inline, Stack, StatusBadge, Table, type TableColumn, Text, TextLink, VisuallyHidden } from '@lender/ui';
import { useMay } from '../../shell/staff.tsx';
import type { ApprovalAnswer } from './answer.ts';
import { ApprovalLinks } from './approval-links.tsx';
import type { ApprovalView } from './approval-view.ts';
import { approvalsCopy as copy } from './approvals.copy.es.ts';

export interface ApprovalsTableProps {
  readonly approvals: readonly ApprovalView[];
  readonly status: ApprovalStatus;
  /** Returns the path of the form that gives an answer to a request. */
  readonly hrefOf: (id: string, answer: ApprovalAnswer) => string;
}

/** Table of requests: what each would change, who asks for it and why, and the answers that the viewer may give. */
export function ApprovalsTable({ approvals, status, hrefOf }: ApprovalsTableProps) {
  const mayDecide = useMay()(approveRequest);
  return (
    <Table
      caption={copy.statusTabs[status]}
      isCaptionHidden
      columns={[...columns, ...(status === 'open' ? [] : [decided]), actions(mayDecide, hrefOf)]}
      rows={approvals}
      rowKey={({ id }) => id}
      empty={copy.empty[status]}
    />
  );
}

const Soft = ({ children }: { readonly children: string }) => (
  <Text as="span" size="small" tone="soft">
    {children}
  </Text>
);

const columns: readonly TableColumn<ApprovalView>[] = [
  {
    id: 'request',
    header: copy.columns.request,
    isRowHeader: true,
    cell: ({ title, client, waits, status }) => (
      <Stack space="xxs" align="start">
        <span>{title}</span>
        {client && <span>{client}</span>}
        {waits ? <Soft>{waits}</Soft> : <StatusBadge tone={status.tone}>{status.label}</StatusBadge>}
      </Stack>
    ),
  },
  {
    id: 'change',
    header: copy.columns.change,
    cell: ({ changes, owed }) => (
      <Stack space="xxs" align="start">
        {changes.map((words) => (
          <span key={words}>{words}</span>
        ))}
        {owed && <Soft>{owed}</Soft>}
      </Stack>
    ),
  },
  { id: 'reason', header: copy.columns.reason, cell: ({ reason }) => reason },
  {
    id: 'askedBy',
    header: copy.columns.askedBy,
    cell: ({ askedBy, askedAt }) => (
      <Stack space="xxs" align="start">
        <span>{askedBy}</span>
        <Soft>{askedAt}</Soft>
      </Stack>
    ),
  },
];

const decided: TableColumn<ApprovalView> = {
  id: 'decided',
  header: copy.columns.decided,
  cell: ({ decided: words, note }) => (
    <Stack space="xxs" align="start">
      <span>{words}</span>
      {note && <Soft>{note}</Soft>}
    </Stack>
  ),
};

const actions = (mayDecide: boolean, hrefOf: ApprovalsTableProps['hrefOf']): TableColumn<ApprovalView> => ({
  id: 'actions',
  header: copy.columns.actions,
  cell: (approval) => (
    <Stack space="xxs" align="start">
      <Inline space="s">
        {mayDecide &&
          approval.answers.map((answer) => (
            <TextLink key={answer} href={hrefOf(approval.id, answer)} place="alone">
              {copy.answers[answer]}
              <VisuallyHidden>{`: ${copy.of(approval.title, approval.client)}`}</VisuallyHidden>
            </TextLink>
          ))}
        <ApprovalLinks approval={approval} />
      </Inline>
      {mayDecide && approval.dependence && <Soft>{approval.dependence}</Soft>}
      {approval.isOwn && <Soft>{copy.own}</Soft>}
    </Stack>
  ),
});
