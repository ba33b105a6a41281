import { Container, LinkButton, PageHeader, Section, Stack } from '@lender/ui';
import type { FormProblem } from '@lender/web/forms';
import { useTranslation } from 'react-i18next';
import type { AskedLeave, DebitConsentField } from '../../../forms/debit/debit-consent.ts';
import { DebitConsentForm } from '../../../forms/debit/debit-consent-form.tsx';

export interface DebitPageProps {
  /** Address of the loan's page. */
  readonly home: string;
  readonly leave: AskedLeave;
  readonly formKey: string;
  readonly problem: FormProblem<DebitConsentField> | undefined;
  readonly isBusy: boolean;
}

/** Form by which a borrower consents to debits of a loan. */
export function DebitPage({ home, ...form }: DebitPageProps) {
  const { t } = useTranslation(['debit', 'loan']);
  return (
    <Section>
      <Container width="form">
        <Stack space="l">
          <PageHeader title={t('title')} lead={t('lead')} back={{ href: home, label: t('loan:back') }} />
          <DebitConsentForm
            {...form}
            secondary={
              <LinkButton href={home} tone="secondary" width="full">
                {t('refuse')}
              </LinkButton>
            }
          />
        </Stack>
      </Container>
    </Section>
  );
}
