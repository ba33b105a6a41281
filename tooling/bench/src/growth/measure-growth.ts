import path from 'node:path';
import { runForLine } from '../api/processes.ts';

/** Question, its sender, and the time of each answer, in milliseconds. */
export interface Asked {
  readonly question: string;
  readonly asker: 'borrower' | 'staff' | 'sweep';
  readonly ms: readonly number[];
  /** Number of concurrent questions. @default 1 */
  readonly atOnce?: number;
  /** Number of things that a sweep found each time. */
  readonly found?: readonly number[];
}

/** A lender with this number of clients, and the questions asked. */
export interface GrowthResult {
  readonly clients: number;
  readonly asked: readonly Asked[];
}

interface Growing {
  readonly times: number;
  /** Folder in which the created lenders stay; the next run takes them from there. */
  readonly folder: string;
}

/** Asks lenders of several sizes the same questions, each with client histories made by the real server. */
export async function measureGrowth(
  sizes: readonly number[],
  { times, folder }: Growing,
): Promise<readonly GrowthResult[]> {
  const results: GrowthResult[] = [];
  for (const clients of sizes) {
    const place = path.join(folder, String(clients));
    const command = ['test/growth/measure.main.ts', '--clients', String(clients), '--folder', place];
    const line = await runForLine({ directory: 'tooling/world', command: [...command, '--times', String(times)] });
    results.push({ clients, asked: JSON.parse(line) });
  }
  return results;
}
