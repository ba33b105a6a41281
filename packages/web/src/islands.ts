export { hydrateIslands, type Islands } from './document/hydrate-islands.tsx';
export { hydration } from './document/hydration.ts';
