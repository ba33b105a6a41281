import { Container, PageHeader, Section, Split, Stack } from '@lender/ui';
import { useTranslation } from 'react-i18next';
import { DueCard } from './due-card.tsx';
import type { LoanView } from './loan-view.ts';
import { PaymentsCard } from './payments-card.tsx';
import { PayoffChoice } from './payoff-choice.tsx';
import { PayoutCard } from './payout-card.tsx';
import { ScheduleCard } from './schedule-card.tsx';
import { StoreCard } from './store-card.tsx';
import type { StorePayment } from './store-payment.ts';

export interface MyLoanPageProps {
  readonly view: LoanView;
  /** Where the page was opened to pay. */
  readonly store: StorePayment | null;
  readonly formKey: string;
}

/** The loan: what is owed, how to pay it, and everything that was paid and signed. */
export function MyLoanPage({ view, store, formKey }: MyLoanPageProps) {
  const { t } = useTranslation('loan');
  return (
    <Section>
      <Container>
        <Stack space="l">
          <PageHeader eyebrow={t('loan.reference', { reference: view.reference })} title={t('loan.title')} />
          <Split>
            <Stack space="l">
              <DueCard view={view} formKey={formKey} hasReference={store?.kind === 'reference'} />
              {store && <StoreCard store={store} />}
              {view.state === 'owed' && view.dueDays > 0 && <PayoffChoice view={view} />}
              <ScheduleCard instalments={view.instalments} />
            </Stack>
            <Stack space="l">
              <PaymentsCard payments={view.payments} />
              <PayoutCard view={view} />
            </Stack>
          </Split>
        </Stack>
      </Container>
    </Section>
  );
}
