import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Components by the name of their island. Each gets the props that its island carries. */
export type Islands = Readonly<Record<string, ComponentType<never>>>;

/** Wakes every island of the page that sleeps, once the styles are there that it may need when it is awake. */
export async function hydrateIslands(islands: Islands): Promise<void> {
  const places = [...document.querySelectorAll<HTMLElement>('[data-island]:not([data-awake])')];
  for (const place of places) place.dataset.awake = '';
  await loadWholeSheets();
  for (const place of places) {
    const Part = islands[place.dataset.island ?? ''] as ComponentType<object> | undefined;
    if (Part) hydrateRoot(place, <Part {...JSON.parse(place.dataset.props ?? '{}')} />);
  }
}

/** The page came with the styles of what it showed. A sheet that cannot be loaded keeps nobody waiting. */
async function loadWholeSheets(): Promise<void> {
  const cut = document.querySelector<HTMLStyleElement>('style[data-sheets]');
  const addresses = cut?.dataset.sheets?.split(' ') ?? [];
  await Promise.all(addresses.map(loadSheet));
}

function loadSheet(href: string): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}
