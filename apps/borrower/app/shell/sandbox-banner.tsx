import { Banner, Button, Inline } from '@lender/ui';
import { useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';

/** Text of the specification; English, and marked so. */
export const sandboxText = "You are running sandbox mode, don't trust your eyes";

/** Says that the flow is skipped. Plain form: the answer is the same page without the banner. */
export function SandboxBanner() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  return (
    <Banner>
      <form method="post" action="/sandbox">
        <input type="hidden" name="from" value={pathname} />
        <Inline space="s" justify="center">
          <span lang="en">{sandboxText}</span>
          <span>{t('sandbox.note')}</span>
          <Button type="submit" name="intent" value="hide" tone="quiet" size="small">
            {t('sandbox.hide')}
          </Button>
          <Button type="submit" name="intent" value="disable" tone="quiet" size="small">
            {t('sandbox.disable')}
          </Button>
        </Inline>
      </form>
    </Banner>
  );
}
