import { Card, Container, Notice, NumberedSteps, PageHeader, Section, Stack, Text } from '@lender/ui';
import { NoScriptRefresh } from '@lender/web/document';
import { useTranslation } from 'react-i18next';

/** Signed: the money is on its way. */
export function AcceptedPage({ amount }: { readonly amount: string }) {
  const { t } = useTranslation('application');
  return (
    <Section space="xl">
      <NoScriptRefresh />
      <Container width="form">
        <Stack space="l">
          <PageHeader title={t('accepted.title')} lead={t('accepted.lead', { amount })} />
          <Card>
            <NumberedSteps steps={t('accepted.steps', { returnObjects: true })} />
          </Card>
          <Notice>{t('accepted.never')}</Notice>
          <Text tone="soft">{t('accepted.waiting')}</Text>
        </Stack>
      </Container>
    </Section>
  );
}
