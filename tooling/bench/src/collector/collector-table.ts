import { markdownTable } from '@lender/vitest/markdown-table';
import type { CollectorCost } from './measure-collector.ts';

/**
 * Tells whether ours, the second, adds less script time than every peer, both to start and while a form is filled in.
 */
export function isCheapest([, ours, ...peers]: readonly CollectorCost[]): boolean {
  return peers.every(({ bootMs, workMs }) => !!ours && bootMs > ours.bootMs && workMs > ours.workMs);
}

/**
 * Returns the cost that each contender added to a page without one, beside the cost of ours. The first is the page, the
 * second ours.
 */
export function collectorTable([page, ours, ...peers]: readonly CollectorCost[]): string {
  if (!page || !ours) return '';
  const added = ({ bootMs, workMs }: CollectorCost) => [bootMs - page.bootMs, workMs - page.workMs] as const;
  const [ownBoot, ownWork] = added(ours);
  const rows = peers.map((peer) => {
    const [boot, work] = added(peer);
    const ratios = [boot / ownBoot, work / ownWork, peer.bytesPerMinute / ours.bytesPerMinute];
    return [peer.name, ...ratios.map((ratio) => ratio.toFixed(1))];
  });
  const kilobytes = (ours.bytesPerMinute / 1000).toFixed(1);
  return markdownTable([
    ['× the collector', 'script time to start', 'script time while filling in', 'bytes a minute'],
    ['the collector', `${ownBoot.toFixed(0)} ms`, `${ownWork.toFixed(0)} ms`, `${kilobytes} KB`],
    ...rows,
  ]);
}
