import { unmatchReceipt } from '@lender/contract';
import { Button, Heading, Table, type TableColumn, Text, TextLink, VisuallyHidden } from '@lender/ui';
import type { FormProblem } from '@lender/web/forms';
import { CommandForm } from '../../forms/command-form.tsx';
import { useMay } from '../../shell/staff.tsx';
import { incomingPaymentsCopy } from './incoming-payments.copy.es.ts';
import type { MatchRow } from './matching.server.ts';

const { matches: copy, undoProblems, refused } = incomingPaymentsCopy;

export interface MatchesTableProps {
  readonly matches: readonly MatchRow[];
  readonly formKey: string;
  readonly problem?: FormProblem;
}

/** Table of the matches of a day; a button undoes one. */
export function MatchesTable({ matches, formKey, problem }: MatchesTableProps) {
  const mayUndo = useMay()(unmatchReceipt);
  return (
    <CommandForm
      head={
        <>
          <Heading level={2} size="large">
            {copy.title}
          </Heading>
          <Text tone="soft">{copy.lead}</Text>
        </>
      }
      preventScrollReset
      formKey={formKey}
      hidden={{ intent: 'undo' }}
      words={undoProblems}
      problem={problem}
      refused={refused}
    >
      {({ isBusy }) => (
        <Table
          caption={copy.title}
          isCaptionHidden
          columns={mayUndo ? [...columns, undoing(isBusy)] : columns}
          rows={matches}
          rowKey={({ id }) => id}
          empty={copy.empty}
        />
      )}
    </CommandForm>
  );
}

const columns: readonly TableColumn<MatchRow>[] = [
  { id: 'receivedOn', header: copy.receivedOn, isRowHeader: true, cell: ({ receivedOn }) => receivedOn },
  { id: 'amount', header: copy.amount, align: 'end', cell: ({ amount }) => amount },
  { id: 'loan', header: copy.loan, cell: ({ number, href }) => <TextLink href={href}>{number}</TextLink> },
  { id: 'by', header: copy.by, cell: ({ by }) => by },
  { id: 'until', header: copy.until, cell: ({ until }) => until },
];

const undoing = (isBusy: boolean): TableColumn<MatchRow> => ({
  id: 'undo',
  header: copy.undo,
  cell: ({ id, amount, number }) => (
    <Button type="submit" name="depositId" value={id} tone="secondary" size="small" isBusy={isBusy}>
      {copy.undo}
      <VisuallyHidden>{copy.undoOf(amount, number)}</VisuallyHidden>
    </Button>
  ),
});
