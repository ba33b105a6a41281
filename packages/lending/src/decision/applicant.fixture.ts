import { type Centavos, centavos } from '@lender/money';
import { decide } from './decide.ts';
import type { DecisionEngineVersion } from './engine-version.ts';
import type { Variables } from './expression/expression.ts';
import { MX_STL_POLICY_2 } from './mx-stl-2.data.ts';
import type { Policy } from './policy.ts';
import type { DecisionProduct } from './product.ts';

/** Test data: an amount of pesos, in centavos. */
export const pesos = (amount: number): Centavos => centavos(amount * 100);

export const PRODUCT: DecisionProduct = {
  minimumCentavos: pesos(500),
  maximumCentavos: pesos(15_000),
  firstMaximumCentavos: pesos(3_000),
  intervalCentavos: pesos(100),
  specialMinimumCentavos: pesos(500),
  exposureMaximumCentavos: pesos(15_000),
  noBankProofMaximumCentavos: pesos(1_000),
};

/** A new client with a steady job who asks for 2,000 for 30 days. */
export const NEW_CLIENT = {
  ageYears: 31,
  listHit: false,
  identifierInvalid: false,
  ownDaysPastDue: 0,
  hasLostDebt: false,
  daysSinceRejection: null,
  hasNewEvidence: false,
  idDocumentsComplete: true,
  askedCentavos: pesos(2_000),
  wantsLargerOffer: false,
  clientKind: 'first',
  termDays: 30,
  netIncomeCentavosPerMonth: pesos(15_000),
  obligationsCentavosPerMonth: pesos(2_000),
  activeBalanceCentavos: 0,
  ladderCentavos: pesos(3_000),
  employmentMonths: 24,
  closedLoans: 0,
  maxDaysLate: 0,
  extensionsOfLastLoan: 0,
  clientsOnPhone: 1,
  clientsOnClabe: 1,
  daysSincePhoneVerified: 0,
} as const satisfies Variables;

/** A client who comes back with three good loans and a linked bank account: band A where the bank is scored. */
export const REPEAT_CLIENT = {
  ...NEW_CLIENT,
  clientKind: 'repeated',
  netIncomeCentavosPerMonth: pesos(12_000),
  ladderCentavos: pesos(5_000),
  closedLoans: 3,
  daysSincePhoneVerified: 200,
  incomeRegularCycles: 3,
  inflowPercentOfDeclared: 100,
  overdrafts: 0,
} as const satisfies Variables;

/** The default policy with some of its rules and attributes switched on. */
export const policyWith = (...names: readonly string[]): Policy => ({
  ...MX_STL_POLICY_2,
  rules: MX_STL_POLICY_2.rules.map((rule) => ({ ...rule, enabled: rule.enabled || names.includes(rule.id) })),
  scorecard: {
    ...MX_STL_POLICY_2.scorecard,
    attributes: MX_STL_POLICY_2.scorecard.attributes.map((attribute) => ({
      ...attribute,
      enabled: attribute.enabled || names.includes(attribute.variable),
    })),
  },
});

export const WITH_BANK = policyWith('incomeRegularCycles', 'inflowPercentOfDeclared', 'overdrafts');

/** 30 days at 180 % a year and 5 % of service fee, with IVA. */
export const totalFor = (principal: Centavos): number => Math.round(principal * 1.232);

export const decideFor = (
  variables: Variables,
  policy = MX_STL_POLICY_2,
  product = PRODUCT,
  engineVersion?: DecisionEngineVersion,
) => decide({ policy, variables, product, totalFor, ...(engineVersion && { engineVersion }) });
