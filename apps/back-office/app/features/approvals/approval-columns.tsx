import { Inline, Stack, StatusBadge, type TableColumn, Text, TextLink, VisuallyHidden } from '@lender/ui';
import type { ApprovalAnswer } from './answer.ts';
import { ApprovalLinks } from './approval-links.tsx';
import type { ApprovalView } from './approval-view.ts';
import { approvalsCopy as copy } from './approvals.copy.es.ts';

const Soft = ({ children }: { readonly children: string }) => (
  <Text as="span" size="small" tone="soft">
    {children}
  </Text>
);

/** Columns of every request. */
export const requestColumns: readonly TableColumn<ApprovalView>[] = [
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

/** Column of the decision, for requests that are no longer open. */
export const decidedColumn: TableColumn<ApprovalView> = {
  id: 'decided',
  header: copy.columns.decided,
  cell: ({ decided: words, note }) => (
    <Stack space="xxs" align="start">
      <span>{words}</span>
      {note && <Soft>{note}</Soft>}
    </Stack>
  ),
};

/** Path of the form that gives an answer to a request. */
export type HrefOfAnswer = (id: string, answer: ApprovalAnswer) => string;

/** Returns the column of the answers that the viewer may give, and of the links from a request. */
export const answersColumn = (mayDecide: boolean, hrefOf: HrefOfAnswer): TableColumn<ApprovalView> => ({
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
