import { bearEdits } from './bear-edits.ts';
import { askEarly } from './calculator/early-offer.ts';

bearEdits(Node.prototype);

const calculator = document.querySelector<HTMLFormElement>('[data-island=calculator] form');

if ('__remixContext' in window) import('./hydrate-page.tsx').then(({ hydratePage }) => hydratePage());
else if (calculator) hydrateWhenWanted(calculator);

/** Hydrates on the first touch, or when the browser is idle. What is chosen meanwhile has its price requested. */
function hydrateWhenWanted(form: HTMLFormElement): void {
  const endAsking = askEarly(form);
  const hydrate = () =>
    import('./hydrate-islands.tsx').then(({ hydrateSiteIslands }) => hydrateSiteIslands(endAsking()));
  addEventListener('pointerdown', hydrate, { once: true, capture: true });
  addEventListener('keydown', hydrate, { once: true, capture: true });
  if ('requestIdleCallback' in window) requestIdleCallback(hydrate);
  else setTimeout(hydrate, 2_000);
}
