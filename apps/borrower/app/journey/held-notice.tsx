import type { Move } from '@lender/flow';
import { LinkButton, Notice } from '@lender/ui';
import { useTranslation } from 'react-i18next';
import { floating } from './held-notice.css.ts';

/** Offers the next page while the client is busy on a page that the application has left behind. */
export function HeldNotice({ move }: { readonly move: Move }) {
  const { t } = useTranslation('flow');
  return (
    <div className={floating}>
      <Notice
        action={
          <LinkButton href={move.type === 'redirect' ? move.to : move.url} size="small" tone="secondary">
            {t('go')}
          </LinkButton>
        }
      >
        {t('moved')}
      </Notice>
    </div>
  );
}
