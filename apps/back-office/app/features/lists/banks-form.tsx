import { Card, Checkbox, Columns, Disclosure, Heading, Stack, Text } from '@lender/ui';
import { FormKey } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { ListChangeFields } from './list-change-fields.tsx';
import type { ListProblem } from './list-problem.ts';
import { listsCopy } from './lists.copy.es.ts';
import type { ListsView } from './lists.server.ts';

const { banks: copy } = listsCopy;

export interface BanksFormProps extends Pick<ListsView, 'banks' | 'newest'> {
  readonly formKey: string;
  readonly mayChange: boolean;
  readonly problem: ListProblem | undefined;
}

/** Shows the form of the banks that payouts go to, ticked one by one or pasted. */
export function BanksForm({ banks, newest, formKey, mayChange, problem }: BanksFormProps) {
  return (
    <Card tone="flat" padding="m">
      <Form noValidate method="post" aria-label={copy.title}>
        <FormKey value={formKey} />
        <input type="hidden" name="basedOn" value={newest} />
        <Stack space="s">
          <Heading level={2} size="large">
            {copy.title}
          </Heading>
          <Text tone="soft">{copy.effect}</Text>
          <Disclosure summary={copy.enabled(banks.filter(({ isEnabled }) => isEnabled).length, banks.length)}>
            <Columns count={4} space="s">
              {banks.map(({ code, name, isEnabled, isClosed }) => (
                <Checkbox
                  key={code}
                  id={`bank-${code}`}
                  name="code"
                  value={code}
                  defaultChecked={isEnabled}
                  disabled={!mayChange || isClosed}
                >
                  {isClosed ? copy.closed(code, name) : `${code} ${name}`}
                </Checkbox>
              ))}
            </Columns>
          </Disclosure>
          {mayChange && <ListChangeFields idPrefix="banks" copy={copy} problem={problem} />}
        </Stack>
      </Form>
    </Card>
  );
}
