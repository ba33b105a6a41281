import { type ReactNode, useContext } from 'react';
import type { FailureDetails } from '../document/failure-details.ts';
import { PageContext } from '../document/page-context.ts';

export interface WithFailureProps {
  readonly failure: FailureDetails;
  readonly children: ReactNode;
}

/** An error page as the server draws it, with its failure. */
export function WithFailure({ failure, children }: WithFailureProps) {
  return <PageContext.Provider value={{ ...useContext(PageContext), failure }}>{children}</PageContext.Provider>;
}
