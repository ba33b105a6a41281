import type { Finding } from '../rule.ts';
import { RULES } from '../rules.ts';
import { shellLineOf } from './shell-line.ts';

export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

const MARKS = { held: '✓', broken: '✗', not_run: '–' } as const;

/** Returns a finding as readable lines; for a breach, with the calls that show it, as shell commands. */
export function writeFinding(finding: Finding, { seed, language }: { seed: number; language: Language }): string {
  const rule = RULES.find(({ code }) => code === finding.rule);
  const head = `${MARKS[finding.outcome]} ${finding.rule}: ${rule?.sentence[language] ?? ''}`;
  switch (finding.outcome) {
    case 'held':
      return `${head} (${finding.tries})`;
    case 'not_run':
      return `${head}\n    not run: ${finding.why}`;
    case 'broken':
      return [head, ...breachOf(finding, seed).map((line) => `    ${line}`)].join('\n');
  }
}

function breachOf(finding: Extract<Finding, { outcome: 'broken' }>, seed: number): readonly string[] {
  const { what, counterexample, calls, rule } = finding;
  const drawn = counterexample === undefined ? [] : [`smallest case: ${counterexample}`];
  return [
    `broken: ${what}`,
    ...drawn,
    `again: --only ${rule} --seed ${seed}`,
    'calls:',
    ...calls.map((call) => `  ${shellLineOf(call)}`),
  ];
}
