import { Notice, Text, TextLink } from '@lender/ui';
import { useTranslation } from 'react-i18next';
import type { NotNow } from './not-now.ts';

/** Replaces a button that would lead to a refusal. */
export function NotNowNotice({ notNow }: { readonly notNow: NotNow }) {
  const { t } = useTranslation('notNow');
  return (
    <Notice title={notNow.kind === 'barred' ? undefined : t('title')}>
      <Text>{t(`sentences.${notNow.kind}`, notNow)}</Text>
      {(notNow.kind === 'barred' || notNow.kind === 'asking') && (
        <TextLink href="/contactos" place="alone" icon="right">
          {t('call')}
        </TextLink>
      )}
    </Notice>
  );
}
