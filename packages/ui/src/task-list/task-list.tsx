'use client';

import { useLink } from '../link/link-provider.tsx';
import { StatusBadge, type StatusBadgeProps } from '../status-badge/status-badge.tsx';
import * as css from './task-list.css.ts';

export interface Task {
  readonly id: string;
  readonly title: string;
  readonly hint?: string;
  /** Address of the page for the task; without one it cannot be opened now. */
  readonly href?: string;
  readonly status: { readonly label: string; readonly tone?: StatusBadgeProps['tone'] };
}

export interface TaskListProps {
  readonly tasks: readonly Task[];
}

/** Lists the open tasks, each with its state. */
export function TaskList({ tasks }: TaskListProps) {
  const Link = useLink();
  return (
    <ul>
      {tasks.map(({ id, title, hint, href, status }) => (
        <li key={id} className={css.item}>
          <span className={css.words}>
            {href ? (
              <Link href={href} className={css.title}>
                {title}
              </Link>
            ) : (
              <span className={css.plainTitle}>{title}</span>
            )}
            {hint && <span className={css.hint}>{hint}</span>}
          </span>
          <StatusBadge tone={status.tone}>{status.label}</StatusBadge>
        </li>
      ))}
    </ul>
  );
}
