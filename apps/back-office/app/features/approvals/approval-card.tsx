import { approveRequest } from '@lender/contract';
import { Card, DescriptionList, Heading, Inline, LinkButton, Stack, StatusBadge, Text } from '@lender/ui';
import type { FormProblem } from '@lender/web/forms';
import { useMay } from '../../shell/staff.tsx';
import { withParameter } from '../../shell/with-parameter.ts';
import type { ApprovalAnswer } from './answer.ts';
import { AnswerForm } from './answer-form.tsx';
import type { ApprovalEffect } from './approval-effect.ts';
import type { ApprovalView } from './approval-view.ts';
import { approvalsCopy as copy } from './approvals.copy.es.ts';
import { EffectPanel } from './effect-panel.tsx';

export interface ApprovalCardProps {
  readonly approval: ApprovalView;
  readonly formKey: string;
  /** The answer whose form is open. */
  readonly open?: ApprovalAnswer;
  /** What it would do, when that form approves. */
  readonly effect?: ApprovalEffect;
  /** Where the list is without a form. */
  readonly listHref: string;
  readonly problem?: FormProblem<'note'>;
}

/** One request: what it would do, who asks for it and why, and what a second person may say. */
export function ApprovalCard({ approval, formKey, open, effect, listHref, problem }: ApprovalCardProps) {
  const mayDecide = useMay()(approveRequest);
  const { id, title, status, waits, facts, isOwn, answers } = approval;
  const hrefOf = (answer: ApprovalAnswer) => withParameter(withParameter(listHref, 'decidir', id), 'como', answer);
  const isStale = effect !== undefined && 'stale' in effect;
  return (
    <Card tone="flat" padding="m">
      <Stack space="s">
        <Inline space="m" justify="between" align="baseline">
          <Heading level={2} size="large">
            {title}
          </Heading>
          <Inline space="s" align="baseline">
            <StatusBadge tone={status.tone}>{status.label}</StatusBadge>
            {waits && (
              <Text as="span" tone="soft">
                {waits}
              </Text>
            )}
          </Inline>
        </Inline>
        <DescriptionList columns={2} items={facts} />
        {isOwn && <Text tone="soft">{copy.own}</Text>}
        {mayDecide && !open && answers.length > 0 && (
          <Inline space="s">
            {answers.map((answer) => (
              <LinkButton
                key={answer}
                href={hrefOf(answer)}
                tone={answer === 'approve' ? 'primary' : 'secondary'}
                size="small"
              >
                {copy.answers[answer]}
              </LinkButton>
            ))}
          </Inline>
        )}
        {effect && <EffectPanel effect={effect} rejectHref={hrefOf('reject')} />}
        {mayDecide && open && answers.includes(open) && !isStale && (
          <AnswerForm id={id} answer={open} formKey={formKey} listHref={listHref} problem={problem} />
        )}
      </Stack>
    </Card>
  );
}
