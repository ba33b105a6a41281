import { OWN_DAY_KINDS } from '@lender/contract';
import {
  Card,
  Checkbox,
  Columns,
  Disclosure,
  Field,
  Heading,
  Inline,
  Select,
  Stack,
  Text,
  TextInput,
  TextLink,
} from '@lender/ui';
import { FormKey } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { DayInput } from '../../forms/day-input.tsx';
import { screenPath } from '../../screens.ts';
import type { DaysView } from './days.server.ts';
import { ListChangeFields } from './list-change-fields.tsx';
import type { ListProblem } from './list-problem.ts';
import { listsCopy } from './lists.copy.es.ts';

const { days: copy } = listsCopy;

export interface DaysFormProps {
  readonly days: DaysView;
  readonly formKey: string;
  readonly mayChange: boolean;
  readonly problem: ListProblem | undefined;
}

/**
 * Shows the form of the working days that differ from the published ones: ticked, added one by one, or pasted. A second
 * person decides.
 */
export function DaysForm({ days: { own, newest, isAsked }, formKey, mayChange, problem }: DaysFormProps) {
  const isOpen = mayChange && !isAsked;
  return (
    <Card tone="flat" padding="m">
      <Form noValidate method="post" aria-label={copy.title}>
        <FormKey value={`${formKey}-days`} />
        <input type="hidden" name="list" value="days" />
        <input type="hidden" name="basedOn" value={newest} />
        <Stack space="s">
          <Heading level={2} size="large">
            {copy.title}
          </Heading>
          <Text tone="soft">{copy.effect}</Text>
          <Text tone="soft">{copy.law}</Text>
          {own.length === 0 && <Text>{copy.none}</Text>}
          {own.length > 0 && (
            <Disclosure summary={copy.kept} isOpen>
              <Columns count={2} space="s">
                {own.map(({ value, words }) => (
                  <Checkbox key={value} id={`day-${value}`} name="day" value={value} defaultChecked disabled={!isOpen}>
                    {words}
                  </Checkbox>
                ))}
              </Columns>
            </Disclosure>
          )}
          {isAsked && (
            <Inline space="s" align="baseline">
              <Text>{copy.asked}</Text>
              <TextLink href={screenPath('approvals', {})}>{copy.see}</TextLink>
            </Inline>
          )}
          {isOpen && (
            <Stack space="s">
              <Columns count={3} align="end">
                <Field id="date" label={copy.date} note={copy.dateNote}>
                  <DayInput name="date" />
                </Field>
                <Field id="kind" label={copy.kind}>
                  <Select
                    name="kind"
                    defaultValue="closed"
                    options={OWN_DAY_KINDS.map((value) => ({ value, label: copy.kinds[value] }))}
                  />
                </Field>
                <Field id="name" label={copy.name}>
                  <TextInput name="name" maxLength={80} />
                </Field>
              </Columns>
              <ListChangeFields idPrefix="days" copy={copy} problem={problem} />
            </Stack>
          )}
        </Stack>
      </Form>
    </Card>
  );
}
