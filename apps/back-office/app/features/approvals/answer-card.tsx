import { Card, Columns, Heading, Stack, Text } from '@lender/ui';
import type { FormProblem } from '@lender/web/forms';
import type { ApprovalAnswer } from './answer.ts';
import { AnswerForm } from './answer-form.tsx';
import type { ApprovalEffect } from './approval-effect.ts';
import type { ApprovalView } from './approval-view.ts';
import { approvalsCopy as copy } from './approvals.copy.es.ts';
import { EffectPanel } from './effect-panel.tsx';

export interface AnswerCardProps {
  readonly approval: ApprovalView;
  readonly answer: ApprovalAnswer;
  /** Effect that the request would have, where the answer approves it. */
  readonly effect?: ApprovalEffect;
  readonly formKey: string;
  /** Path of the list without the form. */
  readonly listHref: string;
  readonly rejectHref: string;
  readonly problem?: FormProblem<'why' | 'note'>;
}

/** Draws the answer to one request: what it would do as of now, and the form with its last step. */
export function AnswerCard({ approval, answer, effect, formKey, listHref, rejectHref, problem }: AnswerCardProps) {
  const { id, title, client, changes, owed, reason } = approval;
  const isStale = effect !== undefined && 'stale' in effect;
  return (
    <Card padding="m" labelledBy={`request-${id}`}>
      <Stack space="s">
        <Heading level={2} size="large" id={`request-${id}`}>
          {copy.of(title, client)}
        </Heading>
        {[...changes, ...(owed ? [owed] : []), reason].map((words) => (
          <Text key={words}>{words}</Text>
        ))}
        <Columns count={2} space="l">
          {effect && <EffectPanel effect={effect} rejectHref={rejectHref} />}
          {!isStale && <AnswerForm id={id} answer={answer} formKey={formKey} listHref={listHref} problem={problem} />}
        </Columns>
      </Stack>
    </Card>
  );
}
