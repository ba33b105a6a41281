import { reloadOnce } from './reload-once.ts';

// A release may have replaced the chunks of the page that is open.
addEventListener('vite:preloadError', () => reloadOnce(location));

if ('__remixContext' in window) import('./hydrate-page.tsx').then(({ hydratePage }) => hydratePage());
else if (document.querySelector('[data-island]')) wakeIslandsWhenWanted();

/** On the first touch, or when the browser has nothing better to do. */
function wakeIslandsWhenWanted(): void {
  const wake = () => import('./hydrate-islands.tsx').then(({ wakeIslands }) => wakeIslands());
  addEventListener('pointerdown', wake, { once: true, capture: true });
  addEventListener('keydown', wake, { once: true, capture: true });
  if ('requestIdleCallback' in window) requestIdleCallback(wake);
  else setTimeout(wake, 2_000);
}
