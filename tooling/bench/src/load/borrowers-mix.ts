import { identityOf, jobs } from '../api/jobs.ts';
import { callerOf, type Person } from '../api/people.ts';
import type { World } from '../api/world.ts';
import { requestText } from './raw-connections.ts';

/**
 * Kinds of a hundred calls of borrowers: they wait on a page that asks for their state, and now and then they do
 * something.
 */
const MIX: Readonly<Record<string, number>> = {
  'client/flow': 80,
  client: 8,
  offer: 8,
  'new offer': 2,
  'POST application': 2,
};

/** Call on which money depends: it has the highest priority, and it takes longer than any other. */
const LOAN = 'POST application';
const ORDER = Object.entries(MIX).flatMap(([name, share]) => Array<string>(share).fill(name));

/** Returns the kind of the nth borrower's call. The steps share no factor with a hundred, so kinds alternate. */
const kindOf = (nth: number): string => ORDER[(nth * 37) % ORDER.length] ?? '';

/** Tells whether the nth borrower applies for a loan. */
export const isLoan = (nth: number): boolean => kindOf(nth) === LOAN;

/** Number of people whose open pages ask for their state; the server lets one account wait for a few things only. */
const ONLINE = 10_000;

/** Returns the calls of borrowers, one request after the other. */
export function borrowersMix({ registered, applicants }: Pick<World, 'registered' | 'applicants'>) {
  const all = new Map(jobs().map((job) => [job.name, job]));
  const online = applicants.slice(0, ONLINE);
  const askers: Readonly<Record<string, readonly Person[]>> = { 'client/flow': online, [LOAN]: applicants };
  const textOfKind = (kind: string, nth: number): string => {
    const job = all.get(kind);
    if (!job) throw new Error(`${kind} is not measured`);
    const person = callerOf(askers[kind] ?? registered, nth);
    return requestText(job.requestOf({ token: person.token, key: identityOf(person).key, nth }));
  };
  return {
    textOf: (nth: number): string => textOfKind(kindOf(nth), nth),
    /** The same calls, but a borrower who would ask for a loan asks for their state instead. */
    readingTextOf: (nth: number): string => textOfKind(isLoan(nth) ? 'client/flow' : kindOf(nth), nth),
  };
}
