import { type DrawnPerson, drawClabe, drawPerson } from './identifiers.ts';
import { type Random, randomFrom } from './random.ts';

const CYCLES = ['Cada semana', 'Cada dos semanas', 'Cada quincena', 'Cada mes'] as const;

/** A borrower, and the loan that the borrower wants. */
export interface Borrower extends DrawnPerson {
  readonly phone: string;
  readonly email: string;
  readonly password: string;
  readonly clabe: string;
  /** Whole pesos, a stop of the slider. */
  readonly amountPesos: number;
  readonly payCycle: (typeof CYCLES)[number];
  /** Index of the chosen pay date among those on offer, from 0. */
  readonly payDate: number;
  readonly monthlyIncomePesos: number;
  /** Full months at work. */
  readonly monthsAtWork: number;
}

/** Steady work and enough income; work that began recently; an income too low for a loan. */
export type Fate = 'accepted' | 'manual' | 'rejected';

const INCOME: Record<Fate, readonly [number, number]> = {
  accepted: [60_000, 90_000],
  manual: [60_000, 90_000],
  rejected: [100, 400],
};
const MONTHS: Record<Fate, readonly [number, number]> = { accepted: [14, 120], manual: [3, 10], rejected: [14, 120] };

/** Far more than journeys add to a seed. */
const SEEDS_OF_A_WORKER = 1_000_000_000;

/**
 * Draws the people of a journey; the same seed draws the same people, except for phones and mailboxes, which are used
 * up. So are names and accounts once a journey failed: its second attempt, in the next worker, draws other people.
 */
export function drawerOf(seed: number): (fate: Fate) => Borrower {
  const worker = Number(process.env.TEST_WORKER_INDEX ?? 0);
  const random: Random = randomFrom(seed + worker * SEEDS_OF_A_WORKER);
  const run = randomFrom(Date.now() ^ seed);
  return (fate) => ({
    ...drawPerson(random),
    phone: `55${run.between(1, 9)}${run.digits(7)}`,
    email: `persona.${run.digits(10)}@example.com`,
    password: `una frase de ${run.digits(4)} letras`,
    clabe: drawClabe(random),
    amountPesos: random.between(5, 20) * 100,
    payCycle: random.pick(CYCLES),
    payDate: random.between(0, 4),
    monthlyIncomePesos: random.between(...INCOME[fate]),
    monthsAtWork: random.between(...MONTHS[fate]),
  });
}

/** Returns the seeds of this run: `JOURNEY_SEEDS=1,2,3`, or one of its own. */
export function journeySeeds(): number[] {
  const given = process.env.JOURNEY_SEEDS;
  if (given) return given.split(',').map(Number);
  // Workers load this file again, so the seed drawn first is kept for them.
  process.env.JOURNEY_DRAWN ??= String(Math.floor(Math.random() * 1_000_000));
  return [Number(process.env.JOURNEY_DRAWN)];
}
