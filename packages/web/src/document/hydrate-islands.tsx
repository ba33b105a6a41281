import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { hydration } from './hydration.ts';
import { wakeSheets } from './whole-sheets.ts';

/** Components by the name of their island. Each gets the props of its island. */
export type Islands = Readonly<Record<string, ComponentType<never>>>;

/** Hydrates every island of the page, once, when the styles that it may need later are loaded. */
export async function hydrateIslands(islands: Islands): Promise<void> {
  const roots = [...document.querySelectorAll<HTMLElement>('[data-island]:not([data-hydrated])')];
  for (const root of roots) root.dataset.hydrated = '';
  await wakeSheets(document);
  for (const root of roots) {
    const Part = islands[root.dataset.island ?? ''] as ComponentType<object> | undefined;
    if (Part) hydrateRoot(root, <Part {...JSON.parse(root.dataset.props ?? '{}')} />, hydration);
  }
}
