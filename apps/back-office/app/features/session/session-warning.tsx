import { Button, Notice } from '@lender/ui';
import { sessionCopy } from './session.copy.es.ts';
import { warning } from './session-warning.css.ts';
import { useSessionWatch } from './use-session-watch.ts';

const { warning: copy } = sessionCopy;

/** Warns, without taking the page from whoever types there, before the session is locked. The region is always there to be read aloud. */
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
