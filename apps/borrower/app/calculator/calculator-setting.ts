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

/** Who calculates: a visitor, or a client with a limit of their own. */
export type Calculating =
  | { readonly kind: 'guest' }
  | { readonly kind: ClientKind; readonly availableCentavos: Centavos };

/** Everything on which the calculator's rules depend besides what is chosen. Travels to the browser as it is. */
export interface CalculatorSetting {
  readonly amounts: AmountConfig;
  readonly visitor: Calculating;
  /** In Mexico City, by the lender's clock. */
  readonly today: PlainDate;
  readonly known: KnownPayDay;
  /** Held to what a first loan may be, and asked for by nobody who had one. */
  readonly isFirstLoanOnly: boolean;
}

type Config = Reply<typeof getCalculatorConfig>;

/** What the calculator asks about a signed-in client: a part of the profile. */
export interface CalculatingClient {
  readonly availableLoanAmount: Centavos;
  readonly hasActiveLoan: boolean;
  readonly closedLoansCount: number;
  readonly salaryCycle: string | null;
  readonly payDate: { readonly referenceDate: PlainDate | null };
}

/** Puts the lender's limits and the client's together. */
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

/** What may be chosen on a tab; a client's limits are the same on both. */
export function limitsOn({ amounts, visitor, isFirstLoanOnly }: CalculatorSetting, tab: CalculatorTab): AmountLimits {
  const limits = amountLimits(amounts, visitor.kind === 'guest' ? { kind: 'guest', tab } : visitor);
  if (!isFirstLoanOnly) return limits;
  return { ...limits, maxCentavos: centavos(Math.min(limits.maxCentavos, amounts.first.maxCentavos)) };
}

/** What may be asked for: nothing of an amount where less than the least loan is left. */
export const askableAmount = (
  setting: CalculatorSetting,
  { tab, amountCentavos }: Pick<CalculatorChoice, 'tab' | 'amountCentavos'>,
): Centavos => (limitsOn(setting, tab).minCentavos > 0 ? amountCentavos : centavos(0));

/** The client's pay days are known, and nobody has to ask for them. */
export function isSalaryKnown(
  { known, today }: CalculatorSetting,
  { payCycle, payDates }: Pick<CalculatorChoice, 'payCycle' | 'payDates'>,
): boolean {
  if (payCycle === null || payCycle !== known.savedSalaryCycle) return false;
  const chosen = payDateOptions(payCycle, today).find(({ value }) => value === payDates);
  return chosen !== undefined && chosen.firstDate === known.nextPayDate;
}
