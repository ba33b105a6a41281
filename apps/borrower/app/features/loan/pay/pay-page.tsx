import { TabLinks } from '@lender/ui';
import { useTranslation } from 'react-i18next';
import { loanPath } from '../../../vocabulary/loan-paths.ts';
import { LoanErrandPage } from '../loan-errand-page.tsx';
import { CardCharge } from './card-charge.tsx';
import { PAY_METHODS, type PayWish, payQuery } from './pay-address.ts';
import { StoreCard } from './store-card.tsx';
import type { StorePayment } from './store-payment.server.ts';
import { TransferCard } from './transfer-card.tsx';
import type { TransferPayment } from './transfer-payment.server.ts';

export interface PayPageProps {
  readonly loanId: string;
  readonly wish: PayWish;
  readonly amount: string;
  readonly formKey: string;
  readonly store: StorePayment | null;
  readonly transfer: TransferPayment | null;
  readonly isBusy: boolean;
}

/** Shows how one thing is paid: at a store, by transfer or with a card, one at a time. */
export function PayPage({ loanId, wish, amount, formKey, store, transfer, isBusy }: PayPageProps) {
  const { t } = useTranslation('pay');
  return (
    <LoanErrandPage loanId={loanId} title={t(`title.${wish.purpose}`, { amount })}>
      <TabLinks
        label={t('methods')}
        links={PAY_METHODS[wish.purpose].map((method) => ({
          href: loanPath('pay', loanId, payQuery({ ...wish, method })),
          label: t(`method.${method}`),
          isCurrent: method === wish.method,
        }))}
      />
      {store && <StoreCard store={store} wish={wish} />}
      {transfer && <TransferCard transfer={transfer} wish={wish} loanId={loanId} />}
      {wish.method === 'tarjeta' && <CardCharge {...{ loanId, amount, formKey, isBusy }} trouble={wish.trouble} />}
    </LoanErrandPage>
  );
}
