import { Button, Dialog, Text } from '@lender/ui';
import { openPage } from '@lender/web/navigation';
import { useCallback, useEffect, useState } from 'react';
import { useShowToast } from '../../../shell/toasts.tsx';
import { askLeft, askToStay } from './ask-session.ts';
import { guardCopy } from './guard.copy.es.ts';
import { SignInHere } from './sign-in-here.tsx';
import { watchSession } from './watch-session.ts';

export interface SessionGuardProps {
  /** Remaining time of the session as far as the page knows, in milliseconds. */
  readonly leftMs: number;
  /** Name of the signed-in client, as the menu shows it. */
  readonly label: string;
  /** True when the page learned elsewhere that it is over. */
  readonly hasEnded: boolean;
  /** Called when a client has signed in again. */
  readonly onSignedIn: () => void;
}

/** Warns before a session ends, prolongs it by one tap, and lets the client sign in again without leaving the page. */
export function SessionGuard({ leftMs, label, hasEnded, onSignedIn }: SessionGuardProps) {
  const [state, setState] = useState<'safe' | 'ending' | 'ended'>(hasEnded ? 'ended' : 'safe');
  const [known, setKnown] = useState(leftMs);
  const showToast = useShowToast();
  useEffect(() => {
    if (hasEnded) setState('ended');
    else return watchSession(known, watching(setState));
  }, [known, hasEnded]);
  const close = useCallback(() => setState('safe'), []);
  const stay = async () => {
    setState('safe');
    const { leftMs: left } = await askToStay().catch(() => ({ leftMs: known }));
    if (left === null) return setState('ended');
    setKnown(left);
    showToast('stayed');
  };
  const signedIn = (signedInAs: string) => {
    // Another client signed in: the content of the page is not theirs.
    if (signedInAs !== label) return openPage('/flow');
    setState('safe');
    onSignedIn();
  };
  return (
    <>
      <Dialog
        id="session-ending"
        isOpen={state === 'ending'}
        onClose={close}
        title={guardCopy.ending.title}
        closeLabel={guardCopy.ending.close}
        actions={<Button onClick={stay}>{guardCopy.ending.stay}</Button>}
      >
        <Text>{guardCopy.ending.text}</Text>
      </Dialog>
      <SignInHere isOpen={state === 'ended'} onClose={close} onSignedIn={signedIn} />
    </>
  );
}

const watching = (setState: (state: 'safe' | 'ending' | 'ended') => void) => ({
  askLeft,
  onEnding: () => setState('ending'),
  onEnded: () => setState('ended'),
  onSafe: () => setState('safe'),
});
