import { useLocation } from '@remix-run/react';
import { createContext, type ReactNode, useContext, useRef } from 'react';
import type { MenuItem } from '../menu-items.ts';
import { shellCopy as copy } from '../shell.copy.es.ts';
import { followTrail, type Trail } from './follow-trail.ts';
import { placeName } from './place-name.ts';

interface BackLink {
  readonly href: string;
  readonly label: string;
}

const BackContext = createContext<BackLink | undefined>(undefined);

export interface TrailProps {
  /** Address from which the document was opened; undefined where it is unknown. */
  readonly from: string | undefined;
  readonly menu: readonly MenuItem[];
  readonly children: ReactNode;
}

/** Remembers the pages that the user passed, so that a page leads back to where the user came from. */
export function TrailProvider({ from, menu, children }: TrailProps) {
  const { pathname, search } = useLocation();
  const trail = useRef<Trail>(from === undefined ? [] : [from]);
  // Following is idempotent: the same address again changes nothing.
  trail.current = followTrail(trail.current, pathname + search);
  const href = trail.current.at(-2);
  const name = href && placeName(href, menu);
  return <BackContext value={href && name ? { href, label: copy.back(name) } : undefined}>{children}</BackContext>;
}

/** Returns the link to the page from which the user came, or else the link to the list of such pages. */
export const useBack = (list: BackLink): BackLink => useContext(BackContext) ?? list;
