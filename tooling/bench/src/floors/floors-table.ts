import { markdownTable } from '@lender/vitest/markdown-table';
import type { FloorResults } from './measure-floors.ts';

/** Longest time that a function may take on any kind of input, in multiples of its floor. */
const GOALS: Readonly<Record<string, number>> = { isValidCurp: 1.5, parseClabe: 4 };

/** Tabulates the worst kind of input of each function, on each Node. */
export function floorsTable(measured: readonly FloorResults[]): string {
  const names = new Set(
    measured
      .flatMap(({ results }) => results.flatMap(({ statuses }) => statuses.slice(1)))
      .map(({ contender }) => contender),
  );
  const rows = [...names].map((name) => [
    name,
    ...measured.map((node) => worstOf(name, node)),
    String(GOALS[name] ?? ''),
  ]);
  return markdownTable([['× the floor, at most', ...measured.map(({ node }) => `Node ${node}`), 'goal'], ...rows]);
}

function worstOf(name: string, { results }: FloorResults): string {
  const [worst] = results
    .flatMap(({ race, statuses }) => statuses.map(({ contender, ratio }) => ({ race, contender, ratio })))
    .filter(({ contender }) => contender === name)
    .toSorted((one, other) => other.ratio - one.ratio);
  return worst ? `${worst.ratio.toFixed(2)} (${worst.race})` : '';
}
