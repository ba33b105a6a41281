import { Notice, TextLink } from '@lender/ui';
import { actCopy as copy } from './act/act.copy.es.ts';
import type { Act } from './act/act.ts';
import * as css from './case.css.ts';

export interface CaseFlashProps {
  /** Act that was just done. */
  readonly done: Act | null;
  /** True when the action was on another case, and this is the next one. */
  readonly isNext: boolean;
  /** Reason why it was refused. */
  readonly refused: string | undefined;
  /** Queue in which work continues. */
  readonly queue: string;
}

/** Draws the outcome of the last act, on the page where work continues. */
export function CaseFlash({ done, isNext, refused, queue }: CaseFlashProps) {
  if (!refused && !done) return null;
  return (
    <div className={css.flash}>
      {refused ? (
        <Notice tone="danger" role="alert" title={copy.refused}>
          {refused}
        </Notice>
      ) : (
        done && (
          <Notice
            tone="ok"
            role="status"
            title={copy.done[done]}
            action={isNext ? copy.done.next : <TextLink href={queue}>{copy.done.queue}</TextLink>}
          />
        )
      )}
    </div>
  );
}
