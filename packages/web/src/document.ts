export { Document, type DocumentProps, type Hydration } from './document/document.tsx';
export { Island, type IslandProps } from './document/island.tsx';
export { NoScriptRefresh } from './document/no-script-refresh.tsx';
export { useNonce } from './document/page-context.ts';
export { type PageSummary, sitePageMeta } from './document/page-meta.ts';
