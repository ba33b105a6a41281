import {
  Button,
  Card,
  DescriptionList,
  Field,
  Heading,
  Inline,
  LinkButton,
  Notice,
  Stack,
  StatusBadge,
  Table,
  type TableColumn,
  Text,
  TextInput,
  TextLink,
} from '@lender/ui';
import type { FormProblem } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { CandidatesForm } from './candidates-form.tsx';
import type { FoundLoan, FoundLoans } from './found-loans.server.ts';
import { incomingPaymentsPath } from './incoming-payment-query.ts';
import { incomingPaymentsCopy } from './incoming-payments.copy.es.ts';
import type { IncomingPaymentView } from './incoming-payments.server.ts';
import type { SenderView } from './matching.server.ts';

const { match: copy, back } = incomingPaymentsCopy;

export interface MatchPanelProps {
  readonly deposit: IncomingPaymentView;
  readonly sender: SenderView;
  readonly formKey: string;
  /** Problem of the loan that was chosen. */
  readonly problem?: FormProblem;
  /** Result of the search. */
  readonly found?: FoundLoans;
}

/** Shows who sent a deposit and the loans that it may be for; any other loan is found by a search. */
export const MatchPanel = ({ deposit, sender, found, formKey, problem }: MatchPanelProps) => (
  <Card padding="m" labelledBy="match">
    <Stack space="s">
      <Heading level={2} size="large" id="match">
        {copy.title(deposit.amount)}
      </Heading>
      <DescriptionList columns={4} items={sender.facts} />
      <CandidatesForm depositId={deposit.id} candidates={sender.candidates} formKey={formKey} problem={problem} />
      <Heading level={3} size="body">
        {copy.search}
      </Heading>
      <Text>{copy.lead}</Text>
      <Form
        noValidate
        method="post"
        action={incomingPaymentsPath({ intent: 'match', depositId: deposit.id })}
        preventScrollReset
      >
        <input type="hidden" name="intent" value="match" />
        <input type="hidden" name="depositId" value={deposit.id} />
        <Stack space="s">
          <Field id="text" label={copy.field} hint={copy.hint}>
            <TextInput autoFocus type="search" name="text" required maxLength={100} defaultValue={found?.text} />
          </Field>
          <Inline space="s">
            <Button type="submit">{copy.submit}</Button>
            <LinkButton href={incomingPaymentsPath()} tone="quiet">
              {back}
            </LinkButton>
          </Inline>
        </Stack>
      </Form>
      {found?.isQuotaUsed && <Notice tone="warn" role="alert" title={copy.quotaUsed} />}
      {found && !found.isQuotaUsed && (
        <Table caption={copy.results} columns={columns} rows={found.loans} rowKey={({ id }) => id} empty={copy.none} />
      )}
      {found?.hasMore && <Text tone="soft">{copy.more}</Text>}
    </Stack>
  </Card>
);

const columns: readonly TableColumn<FoundLoan>[] = [
  { id: 'number', header: copy.loan, isRowHeader: true, cell: ({ number }) => number },
  { id: 'client', header: copy.client, cell: ({ client }) => client },
  {
    id: 'status',
    header: copy.status,
    cell: ({ status }) => status && <StatusBadge tone={status.tone}>{status.label}</StatusBadge>,
  },
  {
    id: 'choose',
    header: copy.choose,
    cell: ({ href, number, client }) => (
      <TextLink href={href} aria-label={`${copy.choose}: ${number}, ${client}`}>
        {copy.choose}
      </TextLink>
    ),
  },
];
