import { Button } from '@lender/ui';
import { useTranslation } from 'react-i18next';

/** Ends the session. A plain form: it works on every page, hydrated or not. */
export function SignOut() {
  const { t } = useTranslation('shell');
  return (
    <form method="post" action="/sesion/salir">
      <Button type="submit" tone="quiet" size="small">
        {t('account.signOut')}
      </Button>
    </form>
  );
}
