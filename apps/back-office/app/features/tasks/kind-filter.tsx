import { STAFF_TASK_KINDS, taskPermission } from '@lender/contract';
import { Button, Field, Inline, Select } from '@lender/ui';
import { Form } from '@lender/web/navigation';
import { usePermissions } from '../../shell/staff.tsx';
import { taskKindWords } from '../../vocabulary/task-kind.copy.es.ts';
import type { TaskQuery } from './task-query.ts';
import { tasksCopy } from './tasks.copy.es.ts';

const { filter: copy } = tasksCopy;

/** Shows the filter for one kind of the tasks that the reader may see; the choice is kept in the address. */
export function KindFilter({ state, kind }: Pick<TaskQuery, 'state' | 'kind'>) {
  const permissions = usePermissions();
  const options = STAFF_TASK_KINDS.filter((each) => permissions.includes(taskPermission(each))).map((value) => ({
    value,
    label: taskKindWords[value],
  }));
  return (
    <Form method="get">
      {state === 'closed' && <input type="hidden" name="estado" value={state} />}
      <Inline space="s" align="end">
        <Field id="tipo" label={copy.kind}>
          <Select
            key={kind ?? ''}
            name="tipo"
            options={[{ value: '', label: copy.all }, ...options]}
            defaultValue={kind ?? ''}
          />
        </Field>
        <Button type="submit" tone="secondary" size="small">
          {copy.submit}
        </Button>
      </Inline>
    </Form>
  );
}
