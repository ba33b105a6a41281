import { markdownTable } from '@lender/vitest/markdown-table';
import { percentile } from '../percentile.ts';
import { kindOf } from './borrowers-mix.ts';
import type { Overload, Work } from './measure-overload.ts';
import { type Answer, isServed, type Sent, servedMs } from './send-at-rate.ts';

/**
 * What was asked, served and turned away a second, how fast, and which part of the work was still done; how many were
 * lost, by a broken connection or by no answer in time, and how many never left the sender, which had no connection free.
 */
export function overloadTable({ work, rounds }: { readonly work: Work; readonly rounds: readonly Overload[] }): string {
  const workPerSecond = ({ answers, seconds }: Sent): number =>
    answers.filter(isServed).reduce((sum, { nth }) => sum + (work.get(kindOf(nth)) ?? Number.NaN), 0) / seconds;
  const row = (name: string, sent: Sent, { capacity }: Overload): string[] => {
    const served = servedMs(sent);
    const turnedAway = sent.answers.filter(isTurnedAway).map(({ ms }) => ms);
    const lost = sent.wanted - sent.unsent - served.length - turnedAway.length;
    return [
      name,
      (sent.wanted / sent.seconds).toFixed(0),
      (served.length / sent.seconds).toFixed(0),
      (workPerSecond(sent) / workPerSecond(capacity)).toFixed(2),
      halfAndMost(served),
      (turnedAway.length / sent.seconds).toFixed(0),
      turnedAway.length === 0 ? '' : halfAndMost(turnedAway),
      String(lost),
      String(sent.unsent),
    ];
  };
  return markdownTable([
    ['', 'asked/s', 'served/s', 'of capacity', 'served, ms', 'turned away/s', 'turned away, ms', 'lost', 'not sent'],
    ...rounds.flatMap((round) => [
      row('as much as it can do', round.capacity, round),
      row('ten times that', round.overload, round),
      row('half of it, afterwards', round.after, round),
    ]),
  ]);
}

const isTurnedAway = ({ status }: Answer): boolean => status === 429 || status === 503;

const halfAndMost = (ms: readonly number[]): string =>
  `${percentile(ms, 0.5).toFixed(0)} / ${percentile(ms, 0.99).toFixed(0)}`;
