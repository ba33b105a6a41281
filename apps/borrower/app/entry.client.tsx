import { bearEdits } from './bear-edits.ts';
import { reloadOnce } from './reload-once.ts';

bearEdits(Node.prototype);

// A release may have replaced the chunks of the page that is open.
addEventListener('vite:preloadError', () => reloadOnce(location, navigator));

if ('__remixContext' in window) import('./hydrate-page.tsx').then(({ hydratePage }) => hydratePage());
else if (document.querySelector('[data-island]')) hydrateIslandsWhenWanted();

/** On the first touch, or when the browser has nothing better to do. */
function hydrateIslandsWhenWanted(): void {
  const hydrate = () => import('./hydrate-islands.tsx').then(({ hydrateSiteIslands }) => hydrateSiteIslands());
  addEventListener('pointerdown', hydrate, { once: true, capture: true });
  addEventListener('keydown', hydrate, { once: true, capture: true });
  if ('requestIdleCallback' in window) requestIdleCallback(hydrate);
  else setTimeout(hydrate, 2_000);
}
