import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { hydration } from './hydration.ts';

/** Components by the name of their island. Each gets the props that its island carries. */
export type Islands = Readonly<Record<string, ComponentType<never>>>;

/** Hydrates every island of the page, once, when the styles are there that it may need from then on. */
export async function hydrateIslands(islands: Islands): Promise<void> {
  const roots = [...document.querySelectorAll<HTMLElement>('[data-island]:not([data-hydrated])')];
  for (const root of roots) root.dataset.hydrated = '';
  await loadWholeSheets();
  for (const root of roots) {
    const Part = islands[root.dataset.island ?? ''] as ComponentType<object> | undefined;
    if (Part) hydrateRoot(root, <Part {...JSON.parse(root.dataset.props ?? '{}')} />, hydration);
  }
}

/** The page came with the styles of what it showed. A sheet that cannot be loaded makes nobody wait. */
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
