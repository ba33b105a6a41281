import { Notice, Text, TextLink } from '@lender/ui';
import { LoanEffectTable } from '../../vocabulary/loan-effect-table.tsx';
import type { ApprovalEffect } from './approval-effect.ts';
import { approvalsCopy } from './approvals.copy.es.ts';

const { confirm: copy } = approvalsCopy;

export interface EffectPanelProps {
  readonly effect: ApprovalEffect;
  /** Path of the form that rejects the request. */
  readonly rejectHref: string;
}

/** Draws what a request does, computed while the checker reads it; or that it cannot be done any more. */
export function EffectPanel({ effect, rejectHref }: EffectPanelProps) {
  if ('lines' in effect)
    return effect.lines.length > 0 ? (
      <LoanEffectTable lines={effect.lines} />
    ) : (
      <Text tone="soft">{copy.noEffect}</Text>
    );
  return (
    <Notice
      tone="warn"
      role="alert"
      title={copy.stale.title}
      action={<TextLink href={rejectHref}>{copy.stale.reject}</TextLink>}
    >
      {effect.stale}
    </Notice>
  );
}
