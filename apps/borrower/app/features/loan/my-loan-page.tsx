import { Container, Notice, PageHeader, Section, Split, Stack } from '@lender/ui';
import { useTranslation } from 'react-i18next';
import { LoanActionsCard } from './loan-actions-card.tsx';
import type { LoanDone } from './loan-done.ts';
import { LoanStateCard } from './loan-state-card.tsx';
import type { LoanView } from './loan-view.ts';
import { MandateCard } from './mandate-card.tsx';
import type { MandateView } from './mandate-view.ts';
import { type OtherLoan, OtherLoansCard } from './other-loans-card.tsx';
import { PaymentsCard } from './payments-card.tsx';
import { PayoutCard } from './payout-card.tsx';
import { ScheduleCard } from './schedule-card.tsx';

export interface MyLoanPageProps {
  readonly view: LoanView;
  /** Current owner of the debt, where it was sold. */
  readonly creditor: string | null;
  readonly others: readonly OtherLoan[];
  /** Consent to debit an account; null where there is nothing to show. */
  readonly mandate: MandateView | null;
  /** Result of the last action. */
  readonly done: LoanDone | null;
  readonly formKey: string;
}

/** Page of the loan: what is owed, how to pay it, what else can be done, and all payments and signed documents. */
export function MyLoanPage({ view, creditor, others, mandate, done, formKey }: MyLoanPageProps) {
  const { t } = useTranslation('loan');
  return (
    <Section>
      <Container>
        <Stack space="l">
          <PageHeader eyebrow={t('loan.reference', { reference: view.reference })} title={t('loan.title')} />
          {done && (
            <Notice tone="ok" role="status">
              {t(`loan.done.${done}`)}
            </Notice>
          )}
          <Split>
            <Stack space="l">
              <LoanStateCard view={view} creditor={creditor} />
              {view.actions.length > 0 && <LoanActionsCard {...view} />}
              {others.length > 0 && <OtherLoansCard loans={others} />}
              {mandate && <MandateCard mandate={mandate} loanId={view.id} formKey={formKey} />}
            </Stack>
            <Stack space="l">
              {view.instalments.length > 0 && <ScheduleCard instalments={view.instalments} />}
              <PaymentsCard payments={view.payments} />
              <PayoutCard view={view} />
            </Stack>
          </Split>
        </Stack>
      </Container>
    </Section>
  );
}
