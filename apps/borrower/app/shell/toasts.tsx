import { ToastRegion, useToasts } from '@lender/ui';
import { toastFromCookie } from '@lender/web/react';
import { createContext, type ReactNode, use, useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ToastWord } from './toast-words.ts';

const ShowToast = createContext<(word: ToastWord) => void>(() => {});

/** Returns the function that shows a toast on the page at hand. */
export const useShowToast = (): ((word: ToastWord) => void) => use(ShowToast);

export interface ToastsProps {
  /** Toast that the page before left to be shown. */
  readonly flash: { readonly word: ToastWord } | null;
  readonly children: ReactNode;
}

/**
 * Shows messages of success as toasts, top right, for five seconds. Anything that a visitor must know is shown on the
 * page itself.
 */
export function Toasts({ flash: notice, children }: ToastsProps) {
  const { t } = useTranslation('shell');
  const saved = useCallback((word: ToastWord) => ({ message: t(`toasts.${word}`), tone: 'ok' as const }), [t]);
  const { toasts, show, dismiss } = useToasts(notice ? [saved(notice.word)] : []);
  const last = useRef(notice);
  useEffect(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: CookieStore is not in every browser yet
    if (notice) document.cookie = toastFromCookie;
    if (notice && notice !== last.current) show(saved(notice.word));
    last.current = notice;
  }, [notice, show, saved]);
  const showWord = useCallback((word: ToastWord) => show(saved(word)), [show, saved]);
  return (
    <ShowToast value={showWord}>
      {children}
      <ToastRegion toasts={toasts} onDismiss={dismiss} dismissLabel={t('close')} />
    </ShowToast>
  );
}
