import { brand } from '@lender/brand';
import { Card, Container, Heading, Notice, PageHeader, Section, Stack, Text, TextLink } from '@lender/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { reportWithdrawal } from '../../tracking/withdrawal.ts';
import { ConsentCard, type ConsentCardProps } from './consent-card.tsx';

export interface ConsentsPageProps {
  readonly consents: readonly ConsentCardProps[];
  /** Text of the client's mandate for direct debit, where there is one. */
  readonly mandate: string | null;
  /** True when an answer was saved a moment ago. */
  readonly isSaved: boolean;
}

/** Shows what a client allows, and may take back. */
export function ConsentsPage({ consents, mandate, isSaved }: ConsentsPageProps) {
  const { t } = useTranslation('consents');
  const isMeasured = consents.some(({ kind, granted }) => kind === 'tracking' && granted);
  useEffect(() => {
    if (!isMeasured) reportWithdrawal();
  }, [isMeasured]);
  return (
    <Section>
      <Container width="reading">
        <Stack space="l">
          <PageHeader title={t('title')} lead={t('lead')} back={{ href: '/profile', label: t('back') }} />
          {isSaved && (
            <Notice tone="ok" role="status">
              {t('saved')}
            </Notice>
          )}
          {consents.map((consent) => (
            <ConsentCard key={consent.kind} {...consent} />
          ))}
          {mandate !== null && (
            <Card labelledBy="mandate">
              <Stack space="s">
                <Heading level={2} id="mandate">
                  {t('mandate.title')}
                </Heading>
                <Text>{mandate}</Text>
                <TextLink href="/profile/my-loan" place="alone" icon="right">
                  {t('mandate.cancel')}
                </TextLink>
              </Stack>
            </Card>
          )}
          <Card labelledBy="legal">
            <Stack space="s">
              <Heading level={2} id="legal">
                {t('legal.title')}
              </Heading>
              <Text>{t('legal.text', { email: brand.privacy.email })}</Text>
              <TextLink href="/documentos" place="alone" icon="file">
                {t('legal.read')}
              </TextLink>
            </Stack>
          </Card>
        </Stack>
      </Container>
    </Section>
  );
}
