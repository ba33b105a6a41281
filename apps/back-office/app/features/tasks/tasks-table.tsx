import { closeTask, getCase, getLoanLedger, listWebhooks, matchReceipt, retryJob } from '@lender/contract';
import { Button, Inline, Stack, Table, type TableColumn, Text, TextLink, VisuallyHidden } from '@lender/ui';
import { FormKey } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { useNavigation } from '@remix-run/react';
import { useMay } from '../../shell/staff.tsx';
import type { TaskState } from './task-query.ts';
import type { TaskView } from './task-view.ts';
import { tasksCopy as copy } from './tasks.copy.es.ts';

export interface TasksTableProps {
  readonly tasks: readonly TaskView[];
  readonly state: TaskState;
  readonly formKey: string;
  /** Returns the address at which the form of a task opens. */
  readonly hrefOf: (id: string) => string;
}

/** Table of tasks: what each is about, for how long it waits, and what can be done. */
export const TasksTable = ({ tasks, state, formKey, hrefOf }: TasksTableProps) => (
  <Table
    caption={copy.states[state]}
    isCaptionHidden
    columns={[
      ...columns,
      {
        id: 'actions',
        header: copy.columns.actions,
        cell: (task) => <Actions task={task} formKey={`${formKey}-${task.id}`} openHref={hrefOf(task.id)} />,
      },
    ]}
    rows={tasks}
    rowKey={({ id }) => id}
    empty={copy.empty[state]}
  />
);

const Facts = ({ facts }: { readonly facts: TaskView['facts'] }) => (
  <Stack space="xxs" align="start">
    {facts.map(({ term, detail }) => (
      <span key={term}>{copy.fact(term, detail)}</span>
    ))}
  </Stack>
);

const columns: readonly TableColumn<TaskView>[] = [
  {
    id: 'task',
    header: copy.columns.task,
    isRowHeader: true,
    cell: ({ title, waits }) => (
      <Stack space="xxs" align="start">
        <span>{title}</span>
        {waits && (
          <Text as="span" size="small" tone="soft">
            {waits}
          </Text>
        )}
      </Stack>
    ),
  },
  { id: 'client', header: copy.columns.client, cell: ({ client }) => client },
  { id: 'amount', header: copy.columns.amount, align: 'end', cell: ({ amount }) => amount },
  { id: 'facts', header: copy.columns.facts, cell: ({ facts }) => <Facts facts={facts} /> },
  {
    id: 'moments',
    header: copy.columns.moments,
    isOneLine: true,
    cell: ({ moments }) => <Facts facts={moments} />,
  },
];

interface ActionsProps {
  readonly task: TaskView;
  readonly formKey: string;
  readonly openHref: string;
}

function Actions({ task, formKey, openHref }: ActionsProps) {
  const may = useMay();
  const which = <VisuallyHidden>{`: ${copy.of(task.title, task.client)}`}</VisuallyHidden>;
  const links = [
    task.caseHref && may(getCase) && { href: task.caseHref, label: copy.toCase },
    task.loanHref && may(getLoanLedger) && { href: task.loanHref, label: copy.toLoan },
    task.webhookHref && may(listWebhooks) && { href: task.webhookHref, label: copy.toDevelopers },
    task.waits && task.depositHref && may(matchReceipt) && { href: task.depositHref, label: copy.toDeposit },
    task.waits && may(closeTask) && { href: openHref, label: copy.close.open },
  ].filter((link) => typeof link === 'object');
  return (
    <Inline space="s">
      {links.map(({ href, label }) => (
        <TextLink key={label} href={href} place="alone">
          {label}
          {which}
        </TextLink>
      ))}
      {task.waits && task.jobId && may(retryJob) && <RetryForm jobId={task.jobId} formKey={`${formKey}-retry`} />}
    </Inline>
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
