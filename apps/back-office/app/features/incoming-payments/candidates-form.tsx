import {
  Button,
  Heading,
  Stack,
  StatusBadge,
  Table,
  type TableColumn,
  Text,
  TextLink,
  VisuallyHidden,
} from '@lender/ui';
import type { FormProblem } from '@lender/web/forms';
import { CommandForm } from '../../forms/command-form.tsx';
import { incomingPaymentsCopy } from './incoming-payments.copy.es.ts';
import type { CandidateRow } from './matching.server.ts';

const { candidates: copy, matchProblems, refused } = incomingPaymentsCopy;

export interface CandidatesFormProps {
  readonly depositId: string;
  readonly candidates: readonly CandidateRow[];
  readonly formKey: string;
  readonly problem?: FormProblem;
}

/** Shows the loans that a deposit may be for; one button says that it is that one. */
export const CandidatesForm = ({ depositId, candidates, formKey, problem }: CandidatesFormProps) => (
  <CommandForm
    head={
      <Heading level={3} size="body">
        {copy.title}
      </Heading>
    }
    preventScrollReset
    formKey={formKey}
    hidden={{ intent: 'choose', depositId }}
    words={matchProblems}
    problem={problem}
    refused={refused}
  >
    {({ isBusy }) => (
      <>
        {candidates.length > 0 && <Text tone="soft">{copy.lead}</Text>}
        <Table
          caption={copy.title}
          isCaptionHidden
          columns={[...columns, choice(isBusy)]}
          rows={candidates}
          rowKey={({ id }) => id}
          empty={copy.none}
        />
      </>
    )}
  </CommandForm>
);

const columns: readonly TableColumn<CandidateRow>[] = [
  {
    id: 'number',
    header: copy.loan,
    isRowHeader: true,
    cell: ({ number, href }) => <TextLink href={href}>{number}</TextLink>,
  },
  { id: 'client', header: copy.client, cell: ({ client }) => client },
  {
    id: 'status',
    header: copy.status,
    cell: ({ status }) => <StatusBadge tone={status.tone}>{status.label}</StatusBadge>,
  },
  { id: 'owed', header: copy.owed, align: 'end', cell: ({ owed }) => owed },
  {
    id: 'why',
    header: copy.why,
    cell: ({ reasons }) => (
      <Stack space="xxs">
        {reasons.map((reason) => (
          <span key={reason}>{reason}</span>
        ))}
      </Stack>
    ),
  },
];

const choice = (isBusy: boolean): TableColumn<CandidateRow> => ({
  id: 'choose',
  header: copy.choose,
  cell: ({ id, number, client }) => (
    <Button type="submit" name="loanId" value={id} size="small" isBusy={isBusy}>
      {copy.choose}
      <VisuallyHidden>{copy.chooseOf(number, client)}</VisuallyHidden>
    </Button>
  ),
});
