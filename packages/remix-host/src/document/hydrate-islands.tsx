import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Components by the name of their island. Each gets the props that its island carries. */
export type Islands = Readonly<Record<string, ComponentType<never>>>;

/** Wakes every island of the page that sleeps. */
export function hydrateIslands(islands: Islands): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-island]:not([data-awake])')) {
    const Part = islands[place.dataset.island ?? ''] as ComponentType<object> | undefined;
    if (!Part) continue;
    hydrateRoot(place, <Part {...JSON.parse(place.dataset.props ?? '{}')} />);
    place.dataset.awake = '';
  }
}
