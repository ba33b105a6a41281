import { LoadingOverlay } from '@lender/ui';
import { useNavigation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Covers the page while another one is loaded or a form is sent, if that takes long. */
export function PageWait({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('shell');
  const { state, formMethod } = useNavigation();
  const isSending = formMethod !== undefined && formMethod !== 'GET';
  return (
    <LoadingOverlay scope="page" isActive={state !== 'idle'} label={t(isSending ? 'wait.sending' : 'wait.loading')}>
      {children}
    </LoadingOverlay>
  );
}
