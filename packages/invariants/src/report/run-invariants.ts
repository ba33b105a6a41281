import { checkInvariants, drawSeed } from '../check-invariants.ts';
import type { Finding } from '../rule.ts';
import type { InvariantOptions } from '../world/options.ts';

/**
 * `held`: every checked rule holds. `broken`: at least one does not. `incomplete`: none is broken, and some could not
 * be checked.
 */
export type Verdict = 'held' | 'broken' | 'incomplete';

export interface InvariantReport {
  readonly verdict: Verdict;
  /** Seed with which the same cases are tried again. */
  readonly seed: number;
  readonly findings: readonly Finding[];
}

/**
 * Checks every rule, and returns the findings of all of them together.
 *
 * @param reported - receives each finding as soon as there is one
 *
 * @example
 * const report = await runInvariants({ baseUrl: 'http://localhost:4000', only: ['quote_sums', 'any_order'] })
 * report.findings.map(({ outcome }) => outcome) // → ['held', 'not_run']
 * report.verdict // → 'incomplete'
 */
export async function runInvariants(
  options: InvariantOptions,
  reported: (finding: Finding) => void = () => {},
): Promise<InvariantReport> {
  const seed = options.seed ?? drawSeed();
  const findings: Finding[] = [];
  for await (const finding of checkInvariants({ ...options, seed })) {
    findings.push(finding);
    reported(finding);
  }
  return { verdict: verdictOf(findings), seed, findings };
}

function verdictOf(findings: readonly Finding[]): Verdict {
  const has = (wanted: Finding['outcome']) => findings.some(({ outcome }) => outcome === wanted);
  if (has('broken')) return 'broken';
  return has('not_run') || findings.length === 0 ? 'incomplete' : 'held';
}
