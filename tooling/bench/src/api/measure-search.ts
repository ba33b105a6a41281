import { runForLine } from './processes.ts';
import type { SearchResult } from './search-table.ts';

interface Answered {
  readonly question: string;
  readonly ms: readonly number[];
}

/** Measures searches of staff on servers of several sizes, one question after the other, over HTTP. */
export async function measureSearch(sizes: readonly number[], { times }: { readonly times: number }) {
  const results: SearchResult[] = [];
  for (const clients of sizes) {
    const command = ['test/crowd/crowd.main.ts', '--clients', String(clients), '--times', String(times)];
    const answered: readonly Answered[] = JSON.parse(await runForLine({ directory: 'apps/api', command }));
    results.push({ clients, answers: new Map(answered.map(({ question, ms }) => [question, ms])) });
  }
  return results;
}
