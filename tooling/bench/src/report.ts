import { markdownTable } from '@lender/vitest/markdown-table';
import type { BundleSize } from './bundle-size.ts';
import type { RaceResult, Standing } from './measure-race.ts';

/** A table of how many times the floor's time each contender takes, race by race. */
export function speedTable(results: readonly RaceResult[]): string {
  const contenders = results[0]?.standings.map(({ contender }) => contender) ?? [];
  const rows = contenders.map((contender, at) => [
    at === 0 ? 'floor, ns per call' : contender,
    ...results.map(({ standings }) => speedCell(standings[at], at === 0)),
  ]);
  return markdownTable([['× the floor', ...results.map(({ race }) => race)], ...rows]);
}

function speedCell(standing: Standing | undefined, isFloor: boolean): string {
  if (!standing) return '';
  if (isFloor) return standing.nsPerCall.toFixed(0);
  const ratio = standing.ratio.toFixed(standing.ratio < 10 ? 2 : 0);
  return standing.isRight ? ratio : `${ratio} ✗`;
}

/** A table of bytes. */
export function sizeTable(sizes: readonly BundleSize[]): string {
  const rows = sizes.map(({ name, minified, gzip, brotli }) => [name, ...[minified, gzip, brotli].map(String)]);
  return markdownTable([['bytes', 'minified', 'gzip', 'brotli'], ...rows]);
}
