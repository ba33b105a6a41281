import type { CalculatorTab, KnownPayDay, PlainDate } from '@lender/calculator';
import { type AmountConfig, type AmountLimits, amountLimits, type ClientKind, clientKind } from '@lender/calculator';
import type { getCalculatorConfig, Reply } from '@lender/contract';
import type { Centavos } from '@lender/money';

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
  /** Off the first loan's interest and fee; 0 for none. */
  readonly firstLoanDiscountPercent: number;
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
export function calculatorSetting(config: Config, client: CalculatingClient | undefined): CalculatorSetting {
  return {
    amounts: amountConfig(config.amountLimits),
    visitor: client ? calculatingClient(client) : { kind: 'guest' },
    today: config.today,
    known: { nextPayDate: client?.payDate.referenceDate, savedSalaryCycle: client?.salaryCycle },
    firstLoanDiscountPercent: config.firstLoanDiscountPercent,
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
export function limitsOn({ amounts, visitor }: CalculatorSetting, tab: CalculatorTab): AmountLimits {
  return amountLimits(amounts, visitor.kind === 'guest' ? { kind: 'guest', tab } : visitor);
}

/** Percent off what is being calculated; 0 where no discount is promised. */
export function discountPercent({ visitor, firstLoanDiscountPercent }: CalculatorSetting, tab: CalculatorTab): number {
  const isFirst = visitor.kind === 'guest' ? tab === 0 : visitor.kind === 'first';
  return isFirst ? firstLoanDiscountPercent : 0;
}
