import { type RaceResult, statusesOf } from '../measure-race.ts';
import { runForLine } from './processes.ts';

interface DayClosed {
  readonly closeMs: number;
  readonly floorMs: number;
}

/**
 * Measures the close of a day, per loan, beside the time that the database alone needs to read the same rows and write
 * the same entries; for each number of loans, to show how it grows.
 */
export async function measureDayClose(
  sizes: readonly number[],
  { rounds }: { readonly rounds: number },
): Promise<RaceResult[]> {
  const results: RaceResult[] = [];
  for (const loans of sizes) results.push(await measureSize(loans, rounds));
  return results;
}

async function measureSize(loans: number, rounds: number): Promise<RaceResult> {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    const command = ['test/day-close/day-close.main.ts', '--loans', String(loans)];
    const { closeMs, floorMs }: DayClosed = JSON.parse(await runForLine({ directory: 'apps/api', command }));
    times[0].push((floorMs * 1e6) / loans);
    times[1].push((closeMs * 1e6) / loans);
  }
  const contenders = [
    { contender: 'PostgreSQL alone', isRight: true },
    { contender: 'the close', isRight: true },
  ];
  return { race: `${loans} loans`, statuses: statusesOf(contenders, times) };
}
