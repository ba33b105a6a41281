import { markdownTable } from '@lender/vitest/markdown-table';
import type { BundleSize } from './bundle-size.ts';
import type { RaceResult, Status } from './measure-race.ts';

/** Returns a table of how many times the floor's time each contender takes, race by race. */
export function speedTable(results: readonly RaceResult[]): string {
  const contenders = results[0]?.statuses.map(({ contender }) => contender) ?? [];
  const rows = contenders.map((contender, at) => [
    at === 0 ? 'floor, ns per call' : contender,
    ...results.map(({ statuses }) => speedCell(statuses[at], at === 0)),
  ]);
  return markdownTable([['× the floor', ...results.map(({ race }) => race)], ...rows]);
}

function speedCell(status: Status | undefined, isFloor: boolean): string {
  if (!status) return '';
  if (isFloor) return status.nsPerCall.toFixed(0);
  const ratio = status.ratio.toFixed(status.ratio < 10 ? 2 : 0);
  return status.isRight ? ratio : `${ratio} ✗`;
}

/** A table of bytes. */
export function sizeTable(sizes: readonly BundleSize[]): string {
  const rows = sizes.map(({ name, minified, gzip, brotli }) => [name, ...[minified, gzip, brotli].map(String)]);
  return markdownTable([['bytes', 'minified', 'gzip', 'brotli'], ...rows]);
}
