import { setTimeout as sleep } from 'node:timers/promises';
import type { KillableServer } from './server/killable.ts';
import { streamOf } from './stream.ts';

/** Number of calls to the bank that are made on any day on which there is a loan. */
const FEW_QUESTIONS = 5;

/** Plans the days on which the server is killed, and how. */
export function planKills({
  seed,
  days,
  kills,
}: {
  readonly seed: number;
  readonly days: number;
  readonly kills: number;
}) {
  const chance = streamOf(seed, 'kills');
  // Not before there is a loan.
  const killed = Array.from({ length: kills }, () => Math.floor(days * (0.2 + 0.7 * chance.next())));
  return (day: number): 'at the bank' | 'at any moment' | undefined => {
    const which = killed.indexOf(day);
    if (which < 0) return undefined;
    return which % 2 === 0 ? 'at the bank' : 'at any moment';
  };
}

export type Kill = ReturnType<ReturnType<typeof planKills>>;

interface Killing {
  readonly server: KillableServer;
  readonly how: Kill;
  readonly seed: number;
  readonly day: number;
}

/** Kills the server while a function runs: between a call to the bank and its answer, or after a random time. */
export async function whileKilled(work: () => Promise<void>, { server, how, seed, day }: Killing): Promise<void> {
  const chance = streamOf(seed, 'killed', day);
  if (how === 'at the bank') server.killAtBank(Math.floor(FEW_QUESTIONS * chance.next()), chance.next() < 0.5);
  const killing = how === 'at any moment' ? sleep(LONGEST_MS * chance.next()).then(() => server.kill()) : undefined;
  await Promise.all([work(), killing]);
}

const LONGEST_MS = 300;
