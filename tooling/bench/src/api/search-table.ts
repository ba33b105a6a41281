import { markdownTable } from '@lender/vitest/markdown-table';
import { percentile } from '../percentile.ts';

/** How long each answer took, by what was asked. */
export interface SearchResult {
  readonly clients: number;
  /** In milliseconds; `floor` is the least that somebody signed in can ask. */
  readonly answers: ReadonlyMap<string, readonly number[]>;
}

/** For each question how many times the floor it takes, and within how many milliseconds 99 of 100 were answered. */
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
