import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import * as css from './timeline.css.ts';

export interface TimelineRow {
  readonly id: string;
  readonly state: 'done' | 'current' | 'ahead' | 'late';
  /** The state in words, read aloud: `Pagado`. */
  readonly stateLabel: string;
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  /** Formatted amount: `$4788.80`. */
  readonly amount?: string;
  /** Opens under the row: what the amount is made of. */
  readonly breakdown?: { readonly label: string; readonly content: ReactNode };
}

export interface TimelineProps {
  readonly rows: readonly TimelineRow[];
}

/** Draws what was paid, what comes next and what comes after, in order. */
export function Timeline({ rows }: TimelineProps) {
  return (
    <ol>
      {rows.map((row) => (
        <li key={row.id} className={css.row} aria-current={row.state === 'current' ? 'step' : undefined}>
          <span className={css.mark({ state: row.state })}>
            <StateSign state={row.state} />
          </span>
          <div className={css.body}>
            <div className={css.line}>
              <span className={css.title}>
                {row.title}
                <VisuallyHidden> ({row.stateLabel})</VisuallyHidden>
              </span>
              {row.amount && <span className={css.amount}>{row.amount}</span>}
            </div>
            {row.detail && <div className={css.detail}>{row.detail}</div>}
            {row.breakdown && <Breakdown {...row.breakdown} />}
          </div>
        </li>
      ))}
    </ol>
  );
}

function StateSign({ state }: { readonly state: TimelineRow['state'] }) {
  if (state === 'done') return <Icon name="check" />;
  if (state === 'late') return <Icon name="warn" />;
  return state === 'current' ? <Icon name="right" /> : null;
}

function Breakdown({ label, content }: NonNullable<TimelineRow['breakdown']>) {
  return (
    <details>
      <summary className={css.summary}>
        {label}
        <span className={css.turning}>
          <Icon name="down" />
        </span>
      </summary>
      {content}
    </details>
  );
}
