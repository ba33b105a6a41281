import { Container, PageHeader, ProgressBar, Section, Stack, Text, Timeline } from '@lender/ui';
import { NoScriptRefresh } from '@lender/web/document';
import { useTranslation } from 'react-i18next';
import { loadingPercent } from './loading-percent.ts';

/** Everything the client had to do is done; the answer is being prepared. */
export function LoadingPage() {
  const { t } = useTranslation('application');
  const done = ['received', 'checked'] as const;
  const row = (id: (typeof done)[number] | 'answered', state: 'done' | 'current') => ({
    id,
    state,
    stateLabel: t(`loading.states.${state}`),
    title: t(`loading.steps.${id}`),
  });
  const rows = [...done.map((id) => row(id, 'done')), row('answered', 'current')];
  return (
    <Section space="xl">
      <NoScriptRefresh />
      <Container width="form">
        <Stack space="l">
          <PageHeader title={t('loading.title')} lead={t('loading.lead')} />
          <ProgressBar
            id="loading-progress"
            percent={loadingPercent({ done: done.length, of: rows.length })}
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
