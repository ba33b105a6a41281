import { getBankLine, recordCapital } from '@lender/contract';
import { Card, DescriptionList, Disclosure, Heading, Stack, Table, type TableColumn, Text, TextLink } from '@lender/ui';
import type { FormProblem } from '@lender/web/forms';
import { CommandForm } from '../../forms/command-form.tsx';
import { NoteField } from '../../forms/note-field.tsx';
import { useMay } from '../../shell/staff.tsx';
import { balanceCopy as copy } from './balance.copy.es.ts';
import type { BalanceRow, BalanceView } from './balance-view.ts';

/** Largest number of causes that are open at first. */
const MOST_OPEN = 20;

export interface BalanceCardProps {
  readonly balance: BalanceView;
  readonly formKey: string;
  readonly problem: FormProblem | undefined;
}

/** Compares the balance of the bank with that of the books, and explains the difference line by line. */
export function BalanceCard({ balance, formKey, problem }: BalanceCardProps) {
  const mayAsk = useMay()(recordCapital);
  return (
    <Card padding="m" labelledBy="balance">
      <Stack space="s">
        <Heading level={2} size="large" id="balance">
          {copy.title}
        </Heading>
        <Text>{balance.sentence}</Text>
        <DescriptionList columns={4} items={balance.facts} />
        {balance.rows.length > 0 && (
          <Disclosure summary={copy.items} isOpen={balance.rows.length <= MOST_OPEN}>
            <Table
              caption={copy.items}
              isCaptionHidden
              columns={columns}
              rows={balance.rows}
              rowKey={({ id }) => id}
              empty={copy.empty}
            />
          </Disclosure>
        )}
        {balance.more && <Text tone="soft">{balance.more}</Text>}
        {balance.opening && mayAsk && <OpeningForm account={balance.opening} formKey={formKey} problem={problem} />}
      </Stack>
    </Card>
  );
}

const columns: readonly TableColumn<BalanceRow>[] = [
  { id: 'date', header: copy.date, isOneLine: true, cell: ({ date }) => date },
  {
    id: 'cause',
    header: copy.cause,
    isRowHeader: true,
    cell: (row) => <Cause {...row} />,
  },
  { id: 'name', header: copy.name, cell: ({ name }) => name },
  { id: 'amount', header: copy.amount, align: 'end', cell: ({ amount }) => amount },
];

/** Leads to the line where the reader may open it. */
function Cause({ cause, href }: BalanceRow) {
  const may = useMay();
  return href && may(getBankLine) ? <TextLink href={href}>{cause}</TextLink> : cause;
}

interface OpeningFormProps extends Pick<BalanceCardProps, 'formKey' | 'problem'> {
  readonly account: string;
}

/** Asks for the first balance of an account to be booked. */
const OpeningForm = ({ account, formKey, problem }: OpeningFormProps) => (
  <CommandForm
    head={
      <>
        <Heading level={3} size="body">
          {copy.register(account)}
        </Heading>
        <Text tone="soft">{copy.registerLead}</Text>
      </>
    }
    formKey={formKey}
    hidden={{ intent: 'opening', account }}
    idPrefix="opening-"
    words={copy.problems}
    problem={problem}
    refused={copy.refused}
    submit={copy.submit}
  >
    {({ field, input }) => <NoteField {...{ field, input }} label={copy.note} hint={copy.noteHint} />}
  </CommandForm>
);
