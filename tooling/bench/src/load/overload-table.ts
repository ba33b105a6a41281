import { markdownTable } from '@lender/vitest/markdown-table';
import { percentile } from '../percentile.ts';
import { isLoan } from './borrowers-mix.ts';
import type { Overload } from './measure-overload.ts';
import { type Answer, isServed, type Sent, servedMs, servedPerSecond } from './send-at-rate.ts';

/**
 * Returns what was sent, served and refused a second, how fast, which part of the capacity was left, and how many were
 * lost, by a broken connection or by no answer in time. First all rounds without loans, then those with them.
 */
export function overloadTable(rounds: readonly Overload[]): string {
  const row = (name: string, sent: Sent, { capacity, withLoans }: Overload): string[] => {
    const meanwhile = sent.answers.filter(({ isMeanwhile }) => isMeanwhile);
    const turnedAway = sent.answers.filter(isTurnedAway);
    const perSecond = (answers: readonly Answer[]) => (answers.length / sent.seconds).toFixed(0);
    return [
      name,
      ((sent.wanted - sent.unsent) / sent.seconds).toFixed(0),
      servedPerSecond(sent).toFixed(0),
      (servedPerSecond(sent) / servedPerSecond(capacity)).toFixed(2),
      withLoans ? perSecond(meanwhile.filter((answer) => isServed(answer) && isLoan(answer.nth))) : '',
      halfAndMost(servedMs(sent)),
      perSecond(turnedAway),
      turnedAway.length === 0 ? '' : halfAndMost(turnedAway.map(({ ms }) => ms)),
      String(
        sent.wanted - sent.unsent - sent.answers.filter((answer) => isServed(answer) || isTurnedAway(answer)).length,
      ),
    ];
  };
  const rowsOf = (withLoans: boolean) =>
    rounds
      .filter((round) => round.withLoans === withLoans)
      .flatMap((round) => [
        row(withLoans ? 'all it can do, loans too' : 'all it can do', round.capacity, round),
        ...round.phases.map(({ name, sent }) => row(name, sent, round)),
      ]);
  return markdownTable([COLUMNS, ...rowsOf(false), ...rowsOf(true)]);
}

const COLUMNS = [
  '',
  'sent/s',
  'served/s',
  'of capacity',
  'loans/s',
  'served, ms',
  'turned away/s',
  'turned away, ms',
  'lost',
];

const isTurnedAway = ({ status }: Answer): boolean => status === 429 || status === 503;

const halfAndMost = (ms: readonly number[]): string =>
  `${percentile(ms, 0.5).toFixed(0)} / ${percentile(ms, 0.99).toFixed(0)}`;
