import { type CalculatorTab, isOfferReady, type PayCycle } from '@lender/calculator';
import type { Centavos } from '@lender/money';

/** Choice on the calculator, finished or not. */
export interface CalculatorChoice {
  readonly tab: CalculatorTab;
  readonly amountCentavos: Centavos;
  /** Null until it is chosen. */
  readonly payCycle: PayCycle | null;
  /** Both dates, comma-separated, as the server takes them; empty until they are chosen. */
  readonly payDates: string;
  /** A promotion of a visitor, which was found to exist; a client's is kept by the server. */
  readonly promoCode?: string | undefined;
}

/** All that an offer depends on. */
export type ReadyChoice = CalculatorChoice & { readonly payCycle: PayCycle };

/** Whether a choice can be priced, and asked for. */
export const isReady = <Choice extends CalculatorChoice>(choice: Choice): choice is Choice & ReadyChoice =>
  isOfferReady(choice);
