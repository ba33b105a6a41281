import { type AccessActKind, SAME_ORIGIN_DAYS } from '@lender/contract';
import type { AccessAct } from '../access/index.ts';

/** Reason why two members of staff are not independent, with their ids. */
type StaffDependence =
  | { readonly because: 'same_person' }
  | { readonly because: 'gave_access'; readonly act: AccessActKind; readonly by: string; readonly to: string }
  | { readonly because: 'same_origin'; readonly by: string };

const DAY_MS = 86_400_000;

/**
 * Returns why two members of staff do not count as two independent people; undefined where they do (ruling 56).
 *
 * - One of them took part in the access of the other one, at any time, even if another person approved it.
 * - The same holds along a chain of acts without approval: a person who let in a second one, who let in a third one,
 *   controls the access of both.
 * - The same third person, at the beginning of such chains, let both in or gave them their roles, and at least one of
 *   the two within the last 30 days.
 *
 * @example
 * dependenceOf([boss, newcomer], [{ act: 'invited', staffId: newcomer, doneBy: boss, approvedBy: null, at }], now)
 * // → { because: 'gave_access', act: 'invited', by: boss, to: newcomer }
 */
export function dependenceOf(
  [one, other]: readonly [string, string],
  acts: readonly AccessAct[],
  now: Date,
): StaffDependence | undefined {
  if (one === other) return { because: 'same_person' };
  return handIn([one, other], acts) ?? handIn([other, one], acts) ?? sameOrigin([one, other], acts, now);
}

/** Returns how the first of two controls the access of the second one, by one act or along a chain of acts. */
function handIn([by, to]: readonly [string, string], acts: readonly AccessAct[]): StaffDependence | undefined {
  const direct = acts.find(({ staffId, doneBy }) => staffId === to && doneBy === by);
  if (direct) return { because: 'gave_access', act: direct.act, by, to };
  if (!heldBy(to, acts).has(by)) return undefined;
  const last = acts.find(({ staffId, doneBy, approvedBy }) => staffId === to && doneBy && approvedBy === null);
  return last && { because: 'gave_access', act: last.act, by, to };
}

/**
 * Tells whether any two of these people are independent, so that one can check the other's request.
 *
 * @example
 * hasIndependentPair([], acts, now) // → false
 */
export const hasIndependentPair = (ids: readonly string[], acts: readonly AccessAct[], now: Date): boolean =>
  ids.some((one, index) => ids.slice(index + 1).some((other) => dependenceOf([one, other], acts, now) === undefined));

function sameOrigin(
  [one, other]: readonly [string, string],
  acts: readonly AccessAct[],
  now: Date,
): StaffDependence | undefined {
  const since = new Date(now.getTime() - SAME_ORIGIN_DAYS * DAY_MS);
  const shared = (recent: string, any: string) =>
    [...originsOf(recent, acts, since)].find((by) => originsOf(any, acts, LONG_AGO).has(by));
  const by = shared(one, other) ?? shared(other, one);
  return by === undefined ? undefined : { because: 'same_origin', by };
}

const LONG_AGO = new Date(0);

/**
 * Returns who let a member of staff in or gave them a role since a moment without a second person, and who controls the
 * access of those people.
 */
function originsOf(id: string, acts: readonly AccessAct[], since: Date): ReadonlySet<string> {
  const origins = new Set<string>();
  for (const { act, staffId, doneBy, approvedBy, at } of acts) {
    const gaveRole = act === 'invited' || act === 'role_changed';
    if (staffId !== id || !gaveRole || doneBy === null || approvedBy !== null || at < since) continue;
    origins.add(doneBy);
    for (const holder of heldBy(doneBy, acts)) origins.add(holder);
  }
  return origins;
}

/** Returns all who control the access of a member of staff along a chain of acts without approval. */
function heldBy(id: string, acts: readonly AccessAct[]): ReadonlySet<string> {
  const holders = new Set<string>();
  const waiting = [id];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop())
    for (const { staffId, doneBy, approvedBy } of acts)
      if (staffId === next && doneBy !== null && approvedBy === null && !holders.has(doneBy)) {
        holders.add(doneBy);
        waiting.push(doneBy);
      }
  return holders;
}
