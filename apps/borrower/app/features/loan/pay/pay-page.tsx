import { TabLinks } from '@lender/ui';
import { useTranslation } from 'react-i18next';
import { loanPath } from '../../../vocabulary/loan-paths.ts';
import { LoanActionPage } from '../loan-action-page.tsx';
import { CardCharge } from './card-charge.tsx';
import { PAY_METHODS, type PaySelection, payQuery } from './pay-address.ts';
import { StoreCard } from './store-card.tsx';
import type { StorePayment } from './store-payment.server.ts';
import { TransferCard } from './transfer-card.tsx';
import type { TransferPayment } from './transfer-payment.server.ts';

export interface PayPageProps {
  readonly loanId: string;
  readonly selection: PaySelection;
  readonly amount: string;
  readonly formKey: string;
  readonly store: StorePayment | null;
  readonly transfer: TransferPayment | null;
  readonly isBusy: boolean;
}

/** Shows how one thing is paid: at a store, by transfer or with a card, one at a time. */
export function PayPage({ loanId, selection, amount, formKey, store, transfer, isBusy }: PayPageProps) {
  const { t } = useTranslation('pay');
  return (
    <LoanActionPage loanId={loanId} title={t(`title.${selection.purpose}`, { amount })}>
      <TabLinks
        label={t('methods')}
        links={PAY_METHODS[selection.purpose].map((method) => ({
          href: loanPath('pay', loanId, payQuery({ ...selection, method })),
          label: t(`method.${method}`),
          isCurrent: method === selection.method,
        }))}
      />
      {store && <StoreCard store={store} selection={selection} />}
      {transfer && <TransferCard transfer={transfer} selection={selection} loanId={loanId} />}
      {selection.method === 'tarjeta' && (
        <CardCharge {...{ loanId, amount, formKey, isBusy }} trouble={selection.trouble} />
      )}
    </LoanActionPage>
  );
}
