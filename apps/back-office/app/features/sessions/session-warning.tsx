import { Button, Notice } from '@lender/ui';
import { sessionCopy } from './session.copy.es.ts';
import { warning } from './session-warning.css.ts';
import { useSessionWatch } from './use-session-watch.ts';

const { warning: copy } = sessionCopy;

/**
 * Warns before the session is locked, without taking the focus from a user who is typing. The region is always present,
 * so that screen readers announce it.
 */
export function SessionWarning({ locksInSeconds }: { readonly locksInSeconds: number }) {
  const { isWarned, stay } = useSessionWatch(locksInSeconds);
  return (
    <div className={warning} role="status">
      {isWarned && (
        <Notice
          tone="warn"
          title={copy.title}
          action={
            <Button size="small" onClick={stay}>
              {copy.stay}
            </Button>
          }
        >
          {copy.text}
        </Notice>
      )}
    </div>
  );
}
