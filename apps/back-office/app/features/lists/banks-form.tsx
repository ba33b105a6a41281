import {
  Button,
  Card,
  Checkbox,
  Columns,
  Disclosure,
  Field,
  Heading,
  Inline,
  Stack,
  Text,
  TextArea,
  TextInput,
} from '@lender/ui';
import { FormKey } from '@lender/web/forms';
import { Form, useNavigation } from '@remix-run/react';
import type { ListProblem } from './list-problem.ts';
import { listsCopy } from './lists.copy.es.ts';
import type { ListsView } from './lists.server.ts';

const { banks: copy } = listsCopy;

export interface BanksFormProps extends Pick<ListsView, 'banks' | 'newest'> {
  readonly formKey: string;
  readonly mayChange: boolean;
  readonly problem: ListProblem | undefined;
}

/** Which banks payouts go to, ticked one by one or pasted. */
export function BanksForm({ banks, newest, formKey, mayChange, problem }: BanksFormProps) {
  const isBusy = useNavigation().state !== 'idle';
  return (
    <Card tone="flat" padding="m">
      <Form method="post" aria-label={copy.title}>
        <FormKey value={formKey} />
        <input type="hidden" name="basedOn" value={newest} />
        <Stack space="s">
          <Heading level={2} size="large">
            {copy.title}
          </Heading>
          <Text tone="soft">{copy.effect}</Text>
          <Disclosure summary={copy.enabled(banks.filter(({ isEnabled }) => isEnabled).length, banks.length)}>
            <Columns count={4} space="s">
              {banks.map(({ code, name, isEnabled }) => (
                <Checkbox
                  key={code}
                  id={`bank-${code}`}
                  name="code"
                  value={code}
                  defaultChecked={isEnabled}
                  disabled={!mayChange}
                >
                  {`${code} ${name}`}
                </Checkbox>
              ))}
            </Columns>
          </Disclosure>
          {mayChange && (
            <Stack space="s">
              <Columns count={2} align="end">
                <Field id="note" label={copy.note}>
                  <TextInput name="note" required maxLength={500} defaultValue={problem?.note} />
                </Field>
                <Field id="from" label={copy.from} note={copy.fromNote}>
                  <TextInput type="date" name="from" width="medium" />
                </Field>
              </Columns>
              <Inline>
                <Button type="submit" name="deed" value="keep" isBusy={isBusy}>
                  {copy.submit}
                </Button>
              </Inline>
              <Disclosure summary={copy.csv} isOpen={problem !== undefined && problem.csv !== ''}>
                <Stack space="s" align="start">
                  <Field id="csv" label={copy.csv} hint={copy.csvHint}>
                    <TextArea name="csv" rows={6} maxLength={20_000} defaultValue={problem?.csv} />
                  </Field>
                  <Button type="submit" name="deed" value="import" tone="secondary" isBusy={isBusy}>
                    {copy.import}
                  </Button>
                </Stack>
              </Disclosure>
            </Stack>
          )}
        </Stack>
      </Form>
    </Card>
  );
}
