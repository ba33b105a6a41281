export { Document, type DocumentProps, type Hydration } from './document/document.tsx';
export { Island, type IslandProps } from './document/island.tsx';
export { useNonce } from './document/page-context.ts';
