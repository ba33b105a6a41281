import { useMatches } from '@remix-run/react';
import type { PageHandle } from './page-handle.ts';

/** What the page in sight tells about itself. */
export const usePageHandle = (): PageHandle => (useMatches().at(-1)?.handle ?? {}) as PageHandle;
