import {
  type AmountConfig,
  type AmountLimits,
  amountLimits,
  type CalculatorTab,
  type ClientKind,
  clientKind,
  type KnownPayDay,
  type PlainDate,
  payDateOptions,
} from '@lender/calculator';
import type { getCalculatorConfig, Reply } from '@lender/contract';
import { type Centavos, centavos } from '@lender/money';
import type { CalculatorChoice } from './calculator-choice.ts';

/** Person who calculates: a visitor, or a client with a limit of their own. */
export type Calculating =
  | { readonly kind: 'guest' }
  | { readonly kind: ClientKind; readonly availableCentavos: Centavos };

/** Everything besides the choice on which the calculator's rules depend. It is sent to the browser as it is. */
export interface CalculatorSetting {
  readonly amounts: AmountConfig;
  readonly visitor: Calculating;
  /** Current date in Mexico City, by the lender's clock. */
  readonly today: PlainDate;
  readonly known: KnownPayDay;
  /** True when the amount is held to that of a first loan; for clients who have had none. */
  readonly isFirstLoanOnly: boolean;
}

type Config = Reply<typeof getCalculatorConfig>;

/** Part of the profile that the calculator needs of a signed-in client. */
export interface CalculatingClient {
  readonly availableLoanAmount: Centavos;
  readonly hasActiveLoan: boolean;
  readonly closedLoansCount: number;
  readonly salaryCycle: string | null;
  readonly payDate: { readonly referenceDate: PlainDate | null };
}

/** Combines the lender's limits with the client's. */
export function calculatorSetting(
  config: Config,
  client: CalculatingClient | undefined,
  { isFirstLoanOnly = false }: { readonly isFirstLoanOnly?: boolean } = {},
): CalculatorSetting {
  return {
    amounts: amountConfig(config.amountLimits),
    visitor: client ? calculatingClient(client) : { kind: 'guest' },
    today: config.today,
    known: { nextPayDate: client?.payDate.referenceDate, savedSalaryCycle: client?.salaryCycle },
    isFirstLoanOnly,
  };
}

const amountConfig = (limits: Config['amountLimits']): AmountConfig => ({
  minMainCentavos: limits.minMainLoan,
  minAdditionalCentavos: limits.minAdditionLoan,
  maxCentavos: limits.amountTo,
  stepCentavos: limits.interval,
  first: { minCentavos: limits.new.minAmount, maxCentavos: limits.new.maxAmount },
  repeated: { minCentavos: limits.repeated.minAmount, maxCentavos: limits.repeated.maxAmount },
});

function calculatingClient({ availableLoanAmount, hasActiveLoan, closedLoansCount }: CalculatingClient): Calculating {
  const kind = clientKind({ isAuthorised: true, closedLoans: closedLoansCount, hasActiveLoan });
  return { kind, availableCentavos: availableLoanAmount };
}

/** Returns the limits on a tab; a client's limits are the same on both. */
export function limitsOn({ amounts, visitor, isFirstLoanOnly }: CalculatorSetting, tab: CalculatorTab): AmountLimits {
  const limits = amountLimits(amounts, visitor.kind === 'guest' ? { kind: 'guest', tab } : visitor);
  if (!isFirstLoanOnly) return limits;
  return { ...limits, maxCentavos: centavos(Math.min(limits.maxCentavos, amounts.first.maxCentavos)) };
}

/** Returns the amount that may be requested; none where less than the smallest loan is left. */
export const askableAmount = (
  setting: CalculatorSetting,
  { tab, amountCentavos }: Pick<CalculatorChoice, 'tab' | 'amountCentavos'>,
): Centavos => (limitsOn(setting, tab).minCentavos > 0 ? amountCentavos : centavos(0));

/** True when the client's pay days are known, and need not be asked for. */
export function isSalaryKnown(
  { known, today }: CalculatorSetting,
  { payCycle, payDates }: Pick<CalculatorChoice, 'payCycle' | 'payDates'>,
): boolean {
  if (payCycle === null || payCycle !== known.savedSalaryCycle) return false;
  const chosen = payDateOptions(payCycle, today).find(({ value }) => value === payDates);
  return chosen !== undefined && chosen.firstDate === known.nextPayDate;
}
