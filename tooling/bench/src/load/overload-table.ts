import { markdownTable } from '@lender/vitest/markdown-table';
import { percentile } from '../percentile.ts';
import { isLoan } from './borrowers-mix.ts';
import type { Overload } from './measure-overload.ts';
import { type Answer, isServed, type Sent, servedMs } from './send-at-rate.ts';

/**
 * What was asked, served and turned away a second, how fast, and which part of the capacity was left; how many were lost,
 * by a broken connection or by no answer in time, and how many never left the sender, which had no connection free. First
 * all rounds without loans, then those with them.
 */
export function overloadTable(rounds: readonly Overload[]): string {
  const row = (name: string, sent: Sent, { capacity, withLoans }: Overload): string[] => {
    const served = servedMs(sent);
    const turnedAway = sent.answers.filter(isTurnedAway).map(({ ms }) => ms);
    const loans = sent.answers.filter((answer) => isServed(answer) && isLoan(answer.nth)).length;
    return [
      name,
      (sent.wanted / sent.seconds).toFixed(0),
      (served.length / sent.seconds).toFixed(0),
      (served.length / sent.seconds / (servedMs(capacity).length / capacity.seconds)).toFixed(2),
      withLoans ? (loans / sent.seconds).toFixed(0) : '',
      halfAndMost(served),
      (turnedAway.length / sent.seconds).toFixed(0),
      turnedAway.length === 0 ? '' : halfAndMost(turnedAway),
      String(sent.wanted - sent.unsent - served.length - turnedAway.length),
      String(sent.unsent),
    ];
  };
  const rowsOf = (withLoans: boolean) =>
    rounds
      .filter((round) => round.withLoans === withLoans)
      .flatMap((round) => [
        row(withLoans ? 'all it can do, loans too' : 'all it can do', round.capacity, round),
        row('ten times that', round.overload, round),
        row('half of it, afterwards', round.after, round),
      ]);
  return markdownTable([COLUMNS, ...rowsOf(false), ...rowsOf(true)]);
}

const COLUMNS = [
  '',
  'asked/s',
  'served/s',
  'of capacity',
  'loans/s',
  'served, ms',
  'turned away/s',
  'turned away, ms',
  'lost',
  'not sent',
];

const isTurnedAway = ({ status }: Answer): boolean => status === 429 || status === 503;

const halfAndMost = (ms: readonly number[]): string =>
  `${percentile(ms, 0.5).toFixed(0)} / ${percentile(ms, 0.99).toFixed(0)}`;
