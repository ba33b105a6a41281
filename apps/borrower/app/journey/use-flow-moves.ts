import { signInPath } from '@lender/web/paths';
import { useNavigate } from '@remix-run/react';
import { useEffect } from 'react';
import type { RunningFlow } from './site-flow.ts';

/** Goes where the flow sends the client, and to sign in when the session ended. */
export function useFlowMoves(flow: RunningFlow): void {
  const navigate = useNavigate();
  useEffect(() => {
    const moves = flow.on('moved', ({ move }) => {
      if (move.type === 'redirect') navigate(move.to, { replace: true });
      else location.assign(move.url);
    });
    const ends = flow.on('signedOut', () => location.assign(signInPath({ notice: 'sesion' })));
    return () => {
      moves.unsubscribe();
      ends.unsubscribe();
    };
  }, [flow, navigate]);
}
