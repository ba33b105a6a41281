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
  /** Code that a visitor typed and that exists; a client's code is kept by the server. */
  readonly promoCode?: string | undefined;
}

/** Complete choice, on which an offer depends. */
export type ReadyChoice = CalculatorChoice & { readonly payCycle: PayCycle };

/** Tells whether a choice can be priced and applied for. */
export const isReady = <Choice extends CalculatorChoice>(choice: Choice): choice is Choice & ReadyChoice =>
  isOfferReady(choice);
