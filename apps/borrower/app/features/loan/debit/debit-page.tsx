import { Container, LinkButton, PageHeader, Section, Stack } from '@lender/ui';
import type { FormProblem } from '@lender/web/forms';
import { useTranslation } from 'react-i18next';
import type { AskedLeave, DebitConsentField } from '../../../forms/debit/debit-consent.ts';
import { DebitConsentForm } from '../../../forms/debit/debit-consent-form.tsx';

export interface DebitPageProps {
  /** The page of the loan. */
  readonly home: string;
  readonly leave: AskedLeave;
  readonly formKey: string;
  readonly problem: FormProblem<DebitConsentField> | undefined;
  readonly isBusy: boolean;
}

/** Allowing that the payments of a loan are debited. */
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
