import { LinkButton, Notice, Text } from '@lender/ui';
import { useTranslation } from 'react-i18next';
import type { EndedApplication } from './ended-application.ts';

export interface EndedApplicationNoticeProps {
  readonly ended: EndedApplication;
  /** True when another loan may be asked for now. */
  readonly mayApply: boolean;
}

/** Shows which application ended, when and why, and the link to apply again with the same data. */
export function EndedApplicationNotice({ ended, mayApply }: EndedApplicationNoticeProps) {
  const { t } = useTranslation('endedApplication');
  return (
    <Notice
      title={t('title', { ...ended })}
      action={mayApply && <LinkButton href="/application/apply">{t('again')}</LinkButton>}
    >
      <Text>{t(`why.${ended.why}`)}</Text>
      <Text>{t('owes')}</Text>
    </Notice>
  );
}
