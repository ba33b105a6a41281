import { heldMove } from '@lender/flow';
import type { Session } from '@lender/flow/routes';
import { useLocation } from '@remix-run/react';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { EXTERNAL_LOGIN_PATH } from './external-login-path.ts';
import { HeldNotice } from './held-notice.tsx';
import { siteFlow } from './site-flow.ts';
import { useFlowMoves } from './use-flow-moves.ts';
import { useReportAnswers } from './use-report-answers.ts';
import { useReportPage } from './use-report-page.ts';

export interface FlowWatchProps {
  /** Called when the session is over; the page stays as it is. */
  readonly onSignedOut: () => void;
  /** `null` until the client has entered it. */
  readonly firstName: string | null;
}

const sessionOf = (firstName: string | null): Session => ({ kind: 'client', ...(firstName && { firstName }) });

/**
 * Moves a signed-in client to the next page as their application moves, and keeps the session fresh. A page on which
 * the client is typing or uploading is never left automatically: there a notice offers the next page.
 */
export function FlowWatch({ firstName, onSignedOut }: FlowWatchProps) {
  const { pathname, search } = useLocation();
  const flow = useActorRef(siteFlow, {
    input: {
      location: { pathname, search },
      session: sessionOf(firstName),
      config: { sandboxAllowed: false, externalLoginUrl: EXTERNAL_LOGIN_PATH },
    },
  });
  const held = useSelector(flow, heldMove);
  useFlowMoves(flow, onSignedOut);
  useReportPage(flow);
  useReportAnswers(flow);
  useEffect(() => {
    flow.send({ type: 'session.changed', session: sessionOf(firstName) });
  }, [flow, firstName]);
  return held && <HeldNotice move={held} />;
}
