import type { BankLineReason } from '@lender/contract';
import { centavos } from '@lender/money';
import type { Tx } from '../../kernel/database/database.ts';
import type { Services } from '../../services.ts';
import { settleClearing } from '../ledger/index.ts';
import { askForLine } from './ask-for-line.ts';
import { type LineStatus, statuses } from './line-record.ts';
import type { LineMatch } from './matching/line-match.ts';
import type { IdentifiedLine } from './reading/line-identity.ts';

export interface MatchedLine {
  readonly line: IdentifiedLine;
  readonly match: LineMatch;
}

export interface StatusLine {
  readonly line: IdentifiedLine;
  readonly status: LineStatus;
}

interface TakingIn {
  readonly statement: string;
  readonly maker: string;
}

type Deps = Pick<Services, 'clock' | 'newId' | 'vault'>;

/**
 * Books and asks for what rules found. Clients are locked one after the other in the order of their ids, and before the
 * books, as everybody does.
 */
export async function actOnMatches(
  tx: Tx,
  matched: readonly MatchedLine[],
  taking: TakingIn,
  services: Deps,
): Promise<StatusLine[]> {
  const status = new Map<IdentifiedLine, LineStatus>();
  const asks = matched.flatMap(({ line, match }) => (match.state === 'ask' ? [{ line, match }] : []));
  for (const { line, match } of asks.toSorted((a, b) => a.match.clientId.localeCompare(b.match.clientId)))
    status.set(line, await ask(tx, { line, match, ...taking }, services));
  for (const { line, match } of matched)
    if (match.state === 'settle') status.set(line, await settle(tx, { line, match }, services));
  return matched.map(({ line, match }) => ({ line, status: status.get(line) ?? plainStatus(match) }));
}

function plainStatus(match: LineMatch): LineStatus {
  if (match.state === 'matched') return statuses.matched(match.kind, match.ref);
  if (match.state === 'asked') return statuses.asked('payment', match.ref, match.approvalId);
  if (match.state === 'exception') return statuses.exception(match.reason);
  throw new Error(`nothing was done about a line to ${match.state}`);
}

type MatchTo<State extends LineMatch['state']> = Extract<LineMatch, { readonly state: State }>;

const REASONS: Readonly<
  Record<'not_found' | 'invalid_input' | 'receipt_settled' | 'approval_pending', BankLineReason>
> = {
  not_found: 'loan_not_payable',
  // The line's day is one on which nothing was owed yet.
  invalid_input: 'loan_not_payable',
  receipt_settled: 'possible_duplicate',
  approval_pending: 'another_asked',
};

async function ask(
  tx: Tx,
  { line, match, statement, maker }: TakingIn & { readonly line: IdentifiedLine; readonly match: MatchTo<'ask'> },
  services: Deps,
): Promise<LineStatus> {
  const { date, amount, line: number } = line;
  const { loanId, reference, ref } = match;
  const asked = await askForLine(tx, { loanId, date, amount, reference, statement, line: number, maker }, services);
  return asked.ok
    ? statuses.asked('payment', ref, asked.value.approvalId)
    : statuses.exception(REASONS[asked.problem.code]);
}

async function settle(
  tx: Tx,
  { line, match }: { readonly line: IdentifiedLine; readonly match: MatchTo<'settle'> },
  services: Deps,
): Promise<LineStatus> {
  const { account, reference, ref } = match;
  const noFee = { feeCentavos: centavos(0), feeIvaCentavos: centavos(0) };
  const settlement = { account, reference, businessDate: line.date, grossCentavos: line.amount, ...noFee };
  return (await settleClearing(tx, settlement, services))
    ? statuses.matched('settlement', ref)
    : statuses.exception('possible_duplicate');
}
