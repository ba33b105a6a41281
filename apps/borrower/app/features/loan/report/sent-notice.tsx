import { Notice, Stack, Text } from '@lender/ui';
import { useTranslation } from 'react-i18next';
import { CallLink } from '../call-link.tsx';
import type { OpenReport } from './report.ts';

/** Shows that the report was received, and what holds while a person reviews it. */
export function SentNotice({ day }: OpenReport) {
  const { t } = useTranslation('report');
  return (
    <Notice tone="ok" role="status" title={t('told.title', { day })}>
      <Stack space="xs" align="start">
        <Text>{t('told.text')}</Text>
        <CallLink of="customerCare">{t('told.call')}</CallLink>
      </Stack>
    </Notice>
  );
}
