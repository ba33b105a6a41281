import { Notice, TextLink } from '@lender/ui';
import { QUEUES } from '../../screens.ts';
import { decisionCopy as copy } from './decision.copy.es.ts';
import type { Verdict } from './verdict.ts';

export interface DecisionResultProps {
  /** What was just decided. */
  readonly done?: Verdict;
  /** Why it was not. */
  readonly refused?: string;
}

/** What became of a decision, on the page where it was made. */
export function DecisionResult({ done, refused }: DecisionResultProps) {
  if (refused)
    return (
      <Notice tone="danger" role="alert" title={copy.refused}>
        {refused}
      </Notice>
    );
  if (!done) return null;
  return (
    <Notice
      tone="ok"
      role="status"
      title={copy.done[done]}
      action={<TextLink href={QUEUES}>{copy.done.next}</TextLink>}
    />
  );
}
