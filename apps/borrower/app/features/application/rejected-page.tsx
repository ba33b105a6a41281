import type { ReasonCode } from '@lender/lending';
import { Card, Container, Heading, LinkButton, PageHeader, Prose, Section, Stack, Text } from '@lender/ui';
import { useTranslation } from 'react-i18next';
import { CallUs } from './call-us.tsx';
import { tryAgain } from './rejection.ts';

/** The answer is no: why, and when to try again. */
export function RejectedPage({ reasons }: { readonly reasons: readonly ReasonCode[] }) {
  const { t } = useTranslation('application');
  const sentences = reasons.length > 0 ? reasons.map((code) => t(`reasons.${code}`)) : [t('rejected.noReasons')];
  return (
    <Section>
      <Container width="reading">
        <Stack space="l">
          <PageHeader title={t('rejected.title')} lead={t('rejected.lead')} />
          <Card>
            <Prose>
              <ul>
                {sentences.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            </Prose>
          </Card>
          <Stack space="xs">
            <Heading level={2}>{t('rejected.again.title')}</Heading>
            <Text>{t(`rejected.again.${tryAgain(reasons)}`)}</Text>
          </Stack>
          <CallUs title={t('rejected.doubt')} />
          <LinkButton href="/profile" tone="secondary">
            {t('rejected.profile')}
          </LinkButton>
        </Stack>
      </Container>
    </Section>
  );
}
