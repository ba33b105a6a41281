import { parseArgs } from 'node:util';
import type { Simulation } from './simulate.ts';

type Size = Pick<Simulation, 'seed' | 'clients' | 'days'>;

/** Reads the options of a command; a seed that was not given is drawn. */
export function readSize(args: readonly string[], drawSeed: () => number): Size {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seed: { type: 'string' },
      clients: { type: 'string', default: '200' },
      days: { type: 'string', default: '60' },
    },
  });
  const size = {
    seed: Number(values.seed ?? drawSeed()),
    clients: Number(values.clients),
    days: Number(values.days),
  };
  if (!Object.values(size).every(Number.isSafeInteger)) throw new Error(`not whole numbers: ${args.join(' ')}`);
  return size;
}

/** Returns the command that repeats the same days, from the root of the repository. */
export const replayCommand = ({ seed, clients, days }: Size): string =>
  `npx -y pnpm@12.21.0 simulate --seed ${seed} --clients ${clients} --days ${days}`;
