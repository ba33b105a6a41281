import { closeTask, getCase, getLoanLedger, listWebhooks, matchReceipt, retryJob } from '@lender/contract';
import { Button, Card, DescriptionList, Heading, Inline, LinkButton, Stack, Text, TextLink } from '@lender/ui';
import { FormKey, type FormProblem } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { useNavigation } from '@remix-run/react';
import { useMay } from '../../shell/staff.tsx';
import { CloseForm } from './close-form.tsx';
import type { TaskView } from './task-view.ts';
import { tasksCopy as copy } from './tasks.copy.es.ts';

export interface TaskCardProps {
  readonly task: TaskView;
  readonly formKey: string;
  /** True when its form is open. */
  readonly isOpen: boolean;
  /** Address at which its form opens. */
  readonly openHref: string;
  /** Address of the list without the form. */
  readonly listHref: string;
  readonly problem?: FormProblem<'note'>;
}

/** Shows one task: its kind, its subject, and the form that completes it. */
export function TaskCard({ task, formKey, isOpen, openHref, listHref, problem }: TaskCardProps) {
  const may = useMay();
  return (
    <Card tone="flat" padding="m">
      <Stack space="s">
        <Inline space="m" justify="between">
          <Inline space="m" align="baseline">
            <Heading level={2} size="large">
              {task.title}
            </Heading>
            {task.waits && (
              <Text as="span" tone="soft">
                {task.waits}
              </Text>
            )}
          </Inline>
          <Inline space="m">
            {task.caseHref && may(getCase) && <TextLink href={task.caseHref}>{copy.toCase}</TextLink>}
            {task.loanHref && may(getLoanLedger) && <TextLink href={task.loanHref}>{copy.toLoan}</TextLink>}
            {task.webhookHref && may(listWebhooks) && <TextLink href={task.webhookHref}>{copy.toDevelopers}</TextLink>}
            {task.waits && task.depositHref && may(matchReceipt) && (
              <TextLink href={task.depositHref}>{copy.toDeposit}</TextLink>
            )}
            {task.waits && task.jobId && may(retryJob) && <RetryForm jobId={task.jobId} formKey={`${formKey}-retry`} />}
            {task.waits && !isOpen && may(closeTask) && (
              <LinkButton href={openHref} tone="secondary" size="small">
                {copy.close.open}
              </LinkButton>
            )}
          </Inline>
        </Inline>
        <DescriptionList columns={4} items={task.facts} />
        {isOpen && <CloseForm id={task.id} formKey={formKey} listHref={listHref} problem={problem} />}
      </Stack>
    </Card>
  );
}

function RetryForm({ jobId, formKey }: { readonly jobId: string; readonly formKey: string }) {
  const isBusy = useNavigation().state !== 'idle';
  return (
    <Form noValidate method="post">
      <FormKey value={formKey} />
      <input type="hidden" name="jobId" value={jobId} />
      <Button type="submit" tone="secondary" size="small" isBusy={isBusy}>
        {copy.retry}
      </Button>
    </Form>
  );
}
