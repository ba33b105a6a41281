import { retryJob } from '@lender/contract';
import { Button, StatusBadge, Table, type TableColumn } from '@lender/ui';
import { FormKey } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { useNavigation } from '@remix-run/react';
import { useMay } from '../../../shell/staff.tsx';
import type { JobView, SweepView } from './job-view.ts';
import { jobsCopy as copy } from './jobs.copy.es.ts';

const { dead, sweeps } = copy;

/** Shows the jobs that used up their tries, each with the button that runs it again. */
export function DeadJobsTable({ jobs, formKey }: { readonly jobs: readonly JobView[]; readonly formKey: string }) {
  const mayRetry = useMay()(retryJob);
  return (
    <Table
      caption={dead.title}
      columns={mayRetry ? [...JOB_COLUMNS, retry(formKey)] : JOB_COLUMNS}
      rows={jobs}
      rowKey={({ id }) => id}
      empty={dead.empty}
    />
  );
}

const JOB_COLUMNS: readonly TableColumn<JobView>[] = [
  { id: 'queue', header: dead.columns.queue, isRowHeader: true, cell: ({ queue }) => queue },
  { id: 'died', header: dead.columns.died, isOneLine: true, cell: ({ died }) => died },
  { id: 'tries', header: dead.columns.tries, align: 'end', cell: ({ tries }) => tries },
  { id: 'error', header: dead.columns.error, cell: ({ error }) => error },
];

const retry = (formKey: string): TableColumn<JobView> => ({
  id: 'retry',
  header: dead.columns.retry,
  cell: ({ id, queue }) => <RetryForm id={id} queue={queue} formKey={`${formKey}-${id}`} />,
});

function RetryForm({ id, queue, formKey }: Pick<JobView, 'id' | 'queue'> & { readonly formKey: string }) {
  const isBusy = useNavigation().state !== 'idle';
  return (
    <Form noValidate method="post">
      <FormKey value={formKey} />
      <input type="hidden" name="jobId" value={id} />
      <Button type="submit" tone="secondary" size="small" isBusy={isBusy} aria-label={copy.retryOf(queue)}>
        {copy.retry}
      </Button>
    </Form>
  );
}

/** Shows the last run of all that the server repeats by itself. */
export const SweepsTable = ({ runs }: { readonly runs: readonly SweepView[] }) => (
  <Table caption={sweeps.title} columns={SWEEP_COLUMNS} rows={runs} rowKey={({ name }) => name} empty={sweeps.empty} />
);

const SWEEP_COLUMNS: readonly TableColumn<SweepView>[] = [
  { id: 'name', header: sweeps.columns.name, isRowHeader: true, cell: ({ name }) => name },
  { id: 'started', header: sweeps.columns.started, isOneLine: true, cell: ({ started }) => started },
  { id: 'seen', header: sweeps.columns.seen, align: 'end', cell: ({ seen }) => seen },
  {
    id: 'state',
    header: sweeps.columns.state,
    cell: ({ state }) => <StatusBadge tone={state.tone}>{state.label}</StatusBadge>,
  },
];
