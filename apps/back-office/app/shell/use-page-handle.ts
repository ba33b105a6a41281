import { useMatches } from '@remix-run/react';
import type { PageHandle } from './page-handle.ts';

/** Returns the facts that the current page gives about itself. */
export const usePageHandle = (): PageHandle => (useMatches().at(-1)?.handle ?? {}) as PageHandle;
