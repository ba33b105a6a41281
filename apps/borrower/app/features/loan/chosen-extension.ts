import type { getActiveLoan, Reply } from '@lender/contract';

type Rollovers = Pick<Reply<typeof getActiveLoan>, 'rollovers'>;
type Rollover = Rollovers['rollovers'][number];

/** Extension that waits for its payment, and the invoice with its amount and last day. */
export interface ChosenExtension {
  readonly rollover: Rollover;
  readonly invoice: Rollover['invoices'][number];
}

/** Returns the extension that was chosen and can still be paid; a loan has one at a time. */
export function chosenExtension({ rollovers }: Rollovers): ChosenExtension | undefined {
  for (const rollover of rollovers) {
    const invoice = rollover.invoices.find(({ status }) => status === 'unpaid');
    if (rollover.status === 'inactive' && invoice) return { rollover, invoice };
  }
  return undefined;
}
