import { markdownTable } from '@lender/vitest/markdown-table';
import { percentile } from '../percentile.ts';

/** Times of the answers, by question. */
export interface SearchResult {
  readonly clients: number;
  /** Times in milliseconds; `floor` is the smallest call that a signed-in person can make. */
  readonly answers: ReadonlyMap<string, readonly number[]>;
}

/**
 * Returns, for each question, its time in multiples of the floor, and the number of milliseconds within which 99 of 100
 * were answered.
 */
export function searchTable(results: readonly SearchResult[]): string {
  const [first] = results;
  const questions = [...(first?.answers.keys() ?? [])];
  const head = ['× the floor · p99, ms', ...results.map(({ clients }) => `${clients} clients`)];
  return markdownTable([
    head,
    ...questions.map((question) => [question, ...results.map((one) => cell(one, question))]),
  ]);
}

function cell({ answers }: SearchResult, question: string): string {
  const [ms, floor] = [answers.get(question) ?? [], answers.get('floor') ?? []];
  return `${(percentile(ms, 0.5) / percentile(floor, 0.5)).toFixed(2)} · ${percentile(ms, 0.99).toFixed(0)}`;
}
