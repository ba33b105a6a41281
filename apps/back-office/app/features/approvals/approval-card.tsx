import { approveRequest } from '@lender/contract';
import {
  Card,
  Columns,
  DescriptionList,
  Heading,
  Inline,
  LinkButton,
  Notice,
  Stack,
  StatusBadge,
  Text,
} from '@lender/ui';
import type { FormProblem } from '@lender/web/forms';
import { useMay } from '../../shell/staff.tsx';
import { withParameter } from '../../shell/with-parameter.ts';
import type { ApprovalAnswer } from './answer.ts';
import { AnswerForm } from './answer-form.tsx';
import type { ApprovalEffect } from './approval-effect.ts';
import { ApprovalLinks } from './approval-links.tsx';
import type { ApprovalView } from './approval-view.ts';
import { approvalsCopy as copy } from './approvals.copy.es.ts';
import { EffectPanel } from './effect-panel.tsx';

export interface ApprovalCardProps {
  readonly approval: ApprovalView;
  readonly formKey: string;
  /** Answer whose form is open. */
  readonly open?: ApprovalAnswer;
  /** Effect that the request would have, when the open form approves it. */
  readonly effect?: ApprovalEffect;
  /** Path of the list without a form. */
  readonly listHref: string;
  readonly problem?: FormProblem<'why' | 'note'>;
}

/** Draws one request: what it would do, who asks for it and why, and the answers that a second person may give. */
export function ApprovalCard({ approval, formKey, open, effect, listHref, problem }: ApprovalCardProps) {
  const may = useMay();
  const mayDecide = may(approveRequest);
  const { id, title, status, waits, facts, isOwn, dependence, answers } = approval;
  const hrefOf = (answer: ApprovalAnswer) => withParameter(withParameter(listHref, 'decidir', id), 'como', answer);
  const isStale = effect !== undefined && 'stale' in effect;
  return (
    <Card tone="flat" padding="m" labelledBy={`request-${id}`}>
      <Stack space="s">
        <Inline space="m" justify="between">
          <Inline space="m" align="baseline">
            <Heading level={2} size="large" id={`request-${id}`}>
              {title}
            </Heading>
            {waits ? (
              <Text as="span" tone="soft">
                {waits}
              </Text>
            ) : (
              <StatusBadge tone={status.tone}>{status.label}</StatusBadge>
            )}
          </Inline>
          <Inline space="m">
            <ApprovalLinks approval={approval} />
            {mayDecide &&
              !open &&
              answers.map((answer) => (
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
        </Inline>
        <DescriptionList columns={4} items={facts} />
        {mayDecide && dependence && <Notice tone="warn">{dependence}</Notice>}
        {isOwn && <Text tone="soft">{copy.own}</Text>}
        {open && (
          <Columns count={2} space="l">
            {effect && <EffectPanel effect={effect} rejectHref={hrefOf('reject')} />}
            {mayDecide && answers.includes(open) && !isStale && (
              <AnswerForm id={id} answer={open} formKey={formKey} listHref={listHref} problem={problem} />
            )}
          </Columns>
        )}
      </Stack>
    </Card>
  );
}
