import { Container, PageHeader, ProgressBar, Section, Stack, Text, Timeline } from '@lender/ui';
import { NoScriptRefresh } from '@lender/web/document';
import { useTranslation } from 'react-i18next';
import { loadingPercent } from './loading-percent.ts';

export interface LoadingPageProps {
  /** Number of times that the server was asked again since the page was opened, and reported nothing missing. */
  readonly looks: number;
}

/** Page shown when the client has done every step and the answer is being prepared. */
export function LoadingPage({ looks }: LoadingPageProps) {
  const { t } = useTranslation('application');
  const row = (id: 'received' | 'checked' | 'answered', state: 'done' | 'current' | 'ahead') => ({
    id,
    state,
    stateLabel: t(`loading.states.${state}`),
    title: t(`loading.steps.${id}`),
  });
  const isComplete = looks > 0;
  const rows = [
    row('received', 'done'),
    row('checked', isComplete ? 'done' : 'current'),
    row('answered', isComplete ? 'current' : 'ahead'),
  ];
  return (
    <Section space="xl">
      <NoScriptRefresh />
      <Container width="form">
        <Stack space="l">
          <PageHeader title={t('loading.title')} lead={t('loading.lead')} />
          <ProgressBar
            id="loading-progress"
            percent={loadingPercent(looks)}
            label={t('loading.progress')}
            isLabelHidden
          />
          <Timeline rows={rows} />
          <Text tone="soft">{t('loading.later')}</Text>
        </Stack>
      </Container>
    </Section>
  );
}
