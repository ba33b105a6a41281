export { Document, type DocumentProps, type Hydration } from './document/document.tsx';
export { useNonce } from './document/page-context.ts';
