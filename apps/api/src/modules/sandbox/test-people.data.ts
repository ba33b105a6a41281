import type { TestScenario } from '@lender/contract';

/** Names of invented people. */
export const GIVEN_NAMES = [
  { name: 'Lucía', sex: 'M' },
  { name: 'Andrés', sex: 'H' },
  { name: 'Sofía', sex: 'M' },
  { name: 'Emilio', sex: 'H' },
  { name: 'Ximena', sex: 'M' },
  { name: 'Rubén', sex: 'H' },
] as const;
export const SURNAMES = ['Hernández', 'Ramírez', 'Núñez', 'Gómez', 'Torres', 'Salazar', 'Domínguez', 'Ibarra'] as const;
export const STATES = ['AS', 'DF', 'JC', 'MC', 'NL', 'PL', 'VZ', 'YN'] as const;
export const BANKS = ['002', '012', '014', '021', '072'] as const;

/** Facts that make a scenario happen. */
export interface ScenarioFacts {
  readonly incomePesos: number;
  readonly monthsAtWork: number;
  readonly loanPesos: number;
  /**
   * Digits 15 to 17 of the CLABE, by which the simulated bank decides; without them, any ending that it simply accepts.
   */
  readonly accountEnding?: string;
}

const steady = { incomePesos: 60_000, monthsAtWork: 36, loanPesos: 1_500 };

/** Endings as the README of the simulators lists them; incomes and months as the first policy reads them. */
export const SCENARIOS: Readonly<Record<TestScenario, ScenarioFacts>> = {
  accepted: steady,
  offered_less: { incomePesos: 7_200, monthsAtWork: 26, loanPesos: 3_900 },
  manual: { ...steady, monthsAtWork: 6 },
  rejected: { ...steady, incomePesos: 300 },
  payout_returned: { ...steady, accountEnding: '001' },
  payout_refused: { ...steady, accountEnding: '002' },
  payout_comes_back: { ...steady, accountEnding: '003' },
  payout_slow: { ...steady, accountEnding: '004' },
};
