import { markdownTable } from '@lender/vitest/markdown-table';
import { percentile } from '../percentile.ts';
import type { Overload } from './measure-overload.ts';
import { isServed, type Sent } from './send-at-rate.ts';

/**
 * What was asked, served and turned away a second, how fast, and which part of the capacity was left; how many were lost,
 * by a broken connection or by no answer in time, and how many never left the sender, which had no connection free.
 */
export function overloadTable({ capacity, overload, after }: Overload): string {
  const most = servedPerSecond(capacity);
  const row = (name: string, sent: Sent): string[] => {
    const [served, turnedAway] = [msOf(sent, isServed), msOf(sent, isTurnedAway)];
    const lost = sent.wanted - sent.unsent - served.length - turnedAway.length;
    return [
      name,
      (sent.wanted / sent.seconds).toFixed(0),
      servedPerSecond(sent).toFixed(0),
      (servedPerSecond(sent) / most).toFixed(2),
      `${percentile(served, 0.5).toFixed(0)} / ${percentile(served, 0.99).toFixed(0)}`,
      (turnedAway.length / sent.seconds).toFixed(0),
      turnedAway.length === 0
        ? ''
        : `${percentile(turnedAway, 0.5).toFixed(0)} / ${percentile(turnedAway, 0.99).toFixed(0)}`,
      String(lost),
      String(sent.unsent),
    ];
  };
  return markdownTable([
    ['', 'asked/s', 'served/s', 'of capacity', 'served, ms', 'turned away/s', 'turned away, ms', 'lost', 'not sent'],
    row('as much as it can do', capacity),
    row('ten times that', overload),
    row('half of it, afterwards', after),
  ]);
}

const isTurnedAway = (status: number): boolean => status === 429 || status === 503;

const msOf = ({ answers }: Sent, isWanted: (status: number) => boolean): number[] =>
  [...answers].flatMap(([status, ms]) => (isWanted(status) ? ms : []));

const servedPerSecond = (sent: Sent): number => msOf(sent, isServed).length / sent.seconds;
