import { heldMove } from '@lender/flow';
import { useLocation } from '@remix-run/react';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { HeldNotice } from './held-notice.tsx';
import { siteFlow } from './site-flow.ts';
import { useFlowMoves } from './use-flow-moves.ts';
import { useReportPage } from './use-report-page.ts';

export interface FlowWatchProps {
  /** `null` until the client has told it. */
  readonly firstName: string | null;
}

/**
 * Takes a signed-in client along as their application moves, and keeps the session fresh. A page on which somebody is
 * typing or uploading is never taken away: there it offers the way on.
 */
export function FlowWatch({ firstName }: FlowWatchProps) {
  const { pathname, search } = useLocation();
  const flow = useActorRef(siteFlow, {
    input: {
      location: { pathname, search },
      session: { kind: 'client', ...(firstName && { firstName }) },
      config: { sandboxAllowed: false },
    },
  });
  const held = useSelector(flow, heldMove);
  useFlowMoves(flow);
  useReportPage(flow);
  useEffect(() => flow.send({ type: 'page.changed', location: { pathname, search } }), [flow, pathname, search]);
  return held && <HeldNotice move={held} />;
}
