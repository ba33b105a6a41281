import { Container, PageHeader, Section, Stack } from '@lender/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { loanPath } from '../../vocabulary/loan-paths.ts';

export interface LoanActionPageProps {
  readonly loanId: string;
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** Page on which a borrower does one thing with a loan, with a link back to the loan. */
export function LoanActionPage({ loanId, title, lead, children }: LoanActionPageProps) {
  const { t } = useTranslation('loan');
  return (
    <Section>
      <Container width="form">
        <Stack space="l">
          <PageHeader title={title} lead={lead} back={{ href: loanPath('loan', loanId), label: t('back') }} />
          {children}
        </Stack>
      </Container>
    </Section>
  );
}
