import { identityOf, type Job, jobs } from '../api/jobs.ts';
import { callerOf } from '../api/people.ts';
import type { World } from '../api/world.ts';
import { requestText } from './raw-connections.ts';

/** Of a hundred calls of borrowers: they wait on a page, which asks where they stand, and now and then they do something. */
const MIX: Readonly<Record<string, number>> = {
  'client/flow': 80,
  client: 8,
  offer: 8,
  'new offer': 2,
  'POST application': 2,
};

/** What borrowers ask, one request after the other. */
export function borrowersMix({ registered, applicants }: Pick<World, 'registered' | 'applicants'>) {
  const all = new Map(jobs().map((job) => [job.name, job]));
  const order = Object.entries(MIX).flatMap(([name, share]) => Array<string>(share).fill(name));
  const textOfJob = (job: Job, nth: number): string => {
    const person = callerOf(job.writes ? applicants : registered, nth);
    return requestText(job.requestOf({ token: person.token, key: identityOf(person).key, nth }));
  };
  return (nth: number): string => {
    // Steps that share no factor with a hundred: kinds alternate.
    const job = all.get(order[(nth * 37) % order.length] ?? '');
    if (!job) throw new Error('nothing is asked');
    return textOfJob(job, nth);
  };
}
