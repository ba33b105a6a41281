import { recordSettlement } from '@lender/contract';
import { LinkButton, PageHeader } from '@lender/ui';
import { useMay } from '../../shell/staff.tsx';
import { incomingPaymentsPath } from './incoming-payment-query.ts';
import { incomingPaymentsCopy as copy } from './incoming-payments.copy.es.ts';

export interface IncomingPaymentsHeaderProps {
  readonly lead: string;
  /** True while the form of a settlement is open. */
  readonly isSettling: boolean;
}

/** Draws the title of the page, with the link that opens the form of a settlement. */
export function IncomingPaymentsHeader({ lead, isSettling }: IncomingPaymentsHeaderProps) {
  const may = useMay();
  return (
    <PageHeader
      title={copy.title}
      lead={lead}
      actions={
        may(recordSettlement) &&
        !isSettling && (
          <LinkButton href={incomingPaymentsPath({ intent: 'settlement' })} tone="secondary" size="small">
            {copy.settlement.open}
          </LinkButton>
        )
      }
    />
  );
}
