import { hydration } from '@lender/web/islands';
import { RemixBrowser } from '@remix-run/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { askUntilAnswered, notifyPage, untilBack } from './shell/care/ask-until-answered.ts';

/** Hands the whole page over to Remix, with a `fetch` that repeats requests which the network lost. */
export function hydratePage(): void {
  globalThis.fetch = askUntilAnswered({ fetch: fetch.bind(globalThis), untilBack, notify: notifyPage });
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
      hydration,
    );
  });
}
