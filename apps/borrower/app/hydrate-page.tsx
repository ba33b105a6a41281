import { RemixBrowser } from '@remix-run/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { clientCopy } from './copy.ts';
import { createI18n } from './i18n.ts';

/** Remix takes the whole page over. */
export function hydratePage(): void {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <I18nextProvider i18n={createI18n(clientCopy)}>
          <RemixBrowser />
        </I18nextProvider>
      </StrictMode>,
    );
  });
}
