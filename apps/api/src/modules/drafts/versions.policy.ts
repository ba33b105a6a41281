import { addDays, type PlainDate } from '@lender/calculator';
import type { listProducts, Reply, VersionState } from '@lender/contract';
import { endOfDay } from '../../kernel/end-of-day.ts';

/** Published version. The highest one whose moment has come is in force, so that a later publication wins. */
interface PublishedVersion {
  readonly version: number;
  readonly live_from: Date;
}

export interface VersionRecord extends PublishedVersion {
  readonly reason: string | null;
  readonly maker_name: string | null;
  readonly checker_name: string | null;
}

type VersionRow = Reply<typeof listProducts>['versions'][number];

/** Returns versions in their wire form, with the state of each. */
export const toVersionRows = (records: readonly VersionRecord[], live: number): VersionRow[] =>
  records.map((record) => ({
    version: record.version,
    state: stateOf(record, live, records),
    liveFrom: record.live_from.toISOString(),
    madeByName: record.maker_name,
    approvedByName: record.checker_name,
    reason: record.reason,
  }));

/** Returns the versions that wait for their day and will come into force. */
export const scheduledOf = (records: readonly PublishedVersion[], live: number) =>
  records
    .filter((record) => stateOf(record, live, records) === 'scheduled')
    .map(({ version, live_from }) => ({ version, liveFrom: live_from.toISOString() }));

function stateOf(
  { version, live_from }: PublishedVersion,
  live: number,
  all: readonly PublishedVersion[],
): VersionState {
  if (version === live) return 'live';
  if (version < live) return 'retired';
  return all.some((other) => other.version > version && other.live_from <= live_from) ? 'replaced' : 'scheduled';
}

const FARTHEST_DAYS = 366;

/**
 * Returns the moment at which an agreed change begins: at once, or at the start of a later day in Mexico City; nothing
 * when that day has begun, or is more than a year away.
 */
export function beginningOf(
  from: PlainDate | undefined,
  { now, today }: { readonly now: Date; readonly today: PlainDate },
): Date | undefined {
  if (from === undefined) return now;
  return from > today && from <= addDays(today, FARTHEST_DAYS) ? endOfDay(addDays(from, -1)) : undefined;
}
