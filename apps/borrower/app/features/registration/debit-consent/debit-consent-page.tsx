import { Container, PageHeader, Section, Stack, Text, TextLink } from '@lender/ui';
import type { FormProblem } from '@lender/web/forms';
import { useTranslation } from 'react-i18next';
import type { AskedLeave, DebitConsentField } from '../../../forms/debit/debit-consent.ts';
import { DebitConsentForm } from '../../../forms/debit/debit-consent-form.tsx';
import { OTHER_ACCOUNT } from './debit-consent.ts';

export interface DebitConsentPageProps {
  readonly leave: AskedLeave;
  readonly formKey: string;
  /** Previous page, where there is one. */
  readonly back?: string | undefined;
  readonly problem: FormProblem<DebitConsentField> | undefined;
  readonly isBusy: boolean;
}

/** Shows what is asked of a client whose application waits for a direct debit mandate, or for another account. */
export function DebitConsentPage({ back, ...props }: DebitConsentPageProps) {
  const { t } = useTranslation(['debitConsent', 'forms']);
  return (
    <Section space="m">
      <Container width="reading">
        <Stack space="l">
          <PageHeader
            title={t('title')}
            lead={t('lead')}
            {...(back && { back: { href: back, label: t('forms:back') } })}
          />
          <DebitConsentForm
            {...props}
            secondary={<TextLink href={`?${OTHER_ACCOUNT.name}=${OTHER_ACCOUNT.value}`}>{t('otherAccount')}</TextLink>}
          />
          <Text tone="soft">{t('afterwards')}</Text>
        </Stack>
      </Container>
    </Section>
  );
}
