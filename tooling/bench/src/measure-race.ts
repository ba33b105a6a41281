import type { Lane, Race } from './race.ts';

/** Effort of a measurement. */
export interface Effort {
  readonly rounds: number;
  /** Time for which each contender runs in a round, in milliseconds. */
  readonly sampleMs: number;
  /**
   * Value that represents a contender: the median of its ratios, or its fastest sample beside the floor's, which a busy
   * machine affects less. @default 'median'
   */
  readonly by?: 'median' | 'least';
}

/** Result of one contender. */
export interface Status {
  readonly contender: string;
  /** Its time divided by the floor's: the median over the rounds, or of the fastest samples. */
  readonly ratio: number;
  readonly nsPerCall: number;
  readonly isRight: boolean;
}

export interface RaceResult {
  readonly race: string;
  readonly statuses: readonly Status[];
}

/** Measures in interleaved rounds, so that other work of the machine in a round affects every contender alike. */
export function measureRace({ name, lanes }: Race, { rounds, sampleMs, by }: Effort): RaceResult {
  const passes = lanes.map((lane) => passesFor(lane, sampleMs));
  const times: number[][] = lanes.map(() => []);
  for (let round = 0; round < rounds; round++) {
    for (let turn = 0; turn < lanes.length; turn++) {
      const at = (turn + round) % lanes.length;
      const lane = lanes[at];
      if (lane) times[at]?.push(nsPerCall(lane, passes[at] ?? 1));
    }
  }
  return { race: name, statuses: statusesOf(lanes, times, by) };
}

/**
 * Computes the results of contenders from their times per call, round by round; the floor comes first.
 *
 * @param times - in nanoseconds, by contender and round
 */
export function statusesOf(
  contenders: readonly Pick<Lane, 'contender' | 'isRight'>[],
  times: readonly (readonly number[])[],
  by: Effort['by'] = 'median',
): Status[] {
  const floor = times[0] ?? [];
  return contenders.map(({ contender, isRight }, at) => {
    const own = times[at] ?? [];
    if (by === 'least') {
      const nsPerCall = Math.min(...own);
      return { contender, ratio: nsPerCall / Math.min(...floor), nsPerCall, isRight };
    }
    const ratios = own.map((time, round) => time / (floor[round] ?? time));
    return { contender, ratio: median(ratios), nsPerCall: median(own), isRight };
  });
}

/** Doubles the work until it fills the sample; that warms the contender up, too. */
function passesFor(lane: Lane, sampleMs: number): number {
  for (let passes = 1; ; passes *= 2) {
    if (nsPerCall(lane, passes) * lane.calls * passes >= sampleMs * 1e6) return passes;
  }
}

function nsPerCall({ run, calls }: Lane, passes: number): number {
  const begun = process.hrtime.bigint();
  run(passes);
  return Number(process.hrtime.bigint() - begun) / (calls * passes);
}

/** Returns the middle number; of an even count, the upper middle one. */
function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? Number.NaN;
}
