import { Container, EmptyState, LinkButton, Section, Text } from '@lender/ui';
import { useTranslation } from 'react-i18next';

/** Replaces a page that could not be fetched, at that page's own address. */
export function OfflinePage() {
  return (
    <Section space="xl">
      <Container width="reading">
        <NoNetwork />
      </Container>
    </Section>
  );
}

export function NoNetwork() {
  const { t } = useTranslation('shell');
  return (
    <EmptyState
      level={1}
      illustration="phone"
      title={t('offlinePage.title')}
      actions={<LinkButton href="">{t('offlinePage.retry')}</LinkButton>}
    >
      <Text>{t('offlinePage.text')}</Text>
    </EmptyState>
  );
}
