export { hydrateIslands, type Islands } from './document/hydrate-islands.tsx';
