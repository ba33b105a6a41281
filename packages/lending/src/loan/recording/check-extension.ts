import { extensionOptions } from '../extending/extension-options.ts';
import type { ExtensionBought, LoanEvent } from '../loan-event.ts';
import type { ServicedTerms } from '../serviced-terms.ts';
import type { LoanEventProblem } from './loan-event-problem.ts';

/**
 * Checks that extensions are bought one by one, by a payment of at least the price, where on sale on the payment's day.
 */
export function checkExtension(
  terms: ServicedTerms,
  events: readonly LoanEvent[],
  bought: ExtensionBought,
): LoanEventProblem | undefined {
  const payment = events.find(({ id }) => id === bought.payment);
  if (payment?.kind !== 'payment') return { code: 'event_unknown', of: bought.payment };
  if (events.some((event) => event.kind === 'extension' && event.payment === payment.id))
    return { code: 'payment_has_extension' };
  const unpaid = events.filter(({ id }) => id !== payment.id);
  const options = extensionOptions(terms, unpaid, payment.valueDate);
  if (!options.ok) return options.problem;
  const option = options.value.find((one) => isSame(one, bought));
  if (!option) return { code: 'extension_not_offered' };
  const { amountCentavos } = option;
  return payment.amountCentavos < amountCentavos ? { code: 'payment_below_price', amountCentavos } : undefined;
}

type Tariff = Pick<ExtensionBought, 'type' | 'days' | 'commissionRate' | 'printedCentavos'>;

const isSame = (one: Tariff, other: Tariff): boolean =>
  one.type === other.type &&
  one.days === other.days &&
  one.commissionRate === other.commissionRate &&
  one.printedCentavos === other.printedCentavos;
