import { openElsewhere, openInPlace, useNavigate } from '@lender/web/navigation';
import { useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import { useSharesDocument } from '../tracking/use-shares-document.ts';
import type { RunningFlow } from './site-flow.ts';

/**
 * Navigates where the flow sends the client, and reports when the session ended. Reloads the page when the flow objects
 * to something.
 */
export function useFlowMoves(flow: RunningFlow, onSignedOut: () => void): void {
  const navigate = useNavigate();
  const sharesDocument = useSharesDocument();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const moves = flow.on('moved', ({ move }) => {
      if (move.type === 'external') openElsewhere(move.url);
      else if (sharesDocument(move.to)) navigate(move.to, { replace: true });
      else openInPlace(move.to);
    });
    const ends = flow.on('signedOut', onSignedOut);
    // Objections are shown at the photo or field.
    const objections = flow.on('objected', revalidate);
    return () => {
      objections.unsubscribe();
      moves.unsubscribe();
      ends.unsubscribe();
    };
  }, [flow, navigate, sharesDocument, revalidate, onSignedOut]);
}
