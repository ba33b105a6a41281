export { Document, type DocumentProps, type Hydration } from './document/document.tsx';
export type { FailureDetails } from './document/failure-details.ts';
export { Island, type IslandProps } from './document/island.tsx';
export { NoScriptRefresh } from './document/no-script-refresh.tsx';
export { useNonce } from './document/page-context.ts';
export { type PageSummary, sitePageMeta } from './document/page-meta.ts';
export { useFailure } from './document/use-failure.ts';
export { useHeldForm } from './document/use-held-form.ts';
export type { HeldForm } from './forms/unsent-form.ts';
