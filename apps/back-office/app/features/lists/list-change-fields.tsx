import { Button, Columns, Disclosure, Field, Inline, Stack, TextArea, TextInput } from '@lender/ui';
import { useNavigation } from '@remix-run/react';
import { DayInput } from '../../forms/day-input.tsx';
import type { ListProblem } from './list-problem.ts';

export interface ListChangeFieldsProps {
  /** Prefix of the id of each field: a page has several lists. */
  readonly idPrefix: string;
  readonly copy: Readonly<Record<'note' | 'from' | 'fromNote' | 'submit' | 'csv' | 'csvHint' | 'import', string>>;
  readonly problem: ListProblem | undefined;
}

/** Reason and first day of a change of a list, and the list as a file. */
export function ListChangeFields({ idPrefix, copy, problem }: ListChangeFieldsProps) {
  const isBusy = useNavigation().state !== 'idle';
  return (
    <>
      <Columns count={2} align="end">
        <Field id={`${idPrefix}-note`} label={copy.note}>
          <TextInput name="note" required maxLength={500} defaultValue={problem?.note} />
        </Field>
        <Field id={`${idPrefix}-from`} label={copy.from} note={copy.fromNote}>
          <DayInput name="from" />
        </Field>
      </Columns>
      <Inline>
        <Button type="submit" name="intent" value="keep" isBusy={isBusy}>
          {copy.submit}
        </Button>
      </Inline>
      <Disclosure summary={copy.csv} isOpen={problem !== undefined && problem.csv !== ''}>
        <Stack space="s" align="start">
          <Field id={`${idPrefix}-csv`} label={copy.csv} hint={copy.csvHint}>
            <TextArea name="csv" rows={6} maxLength={20_000} defaultValue={problem?.csv} />
          </Field>
          <Button type="submit" name="intent" value="import" tone="secondary" isBusy={isBusy}>
            {copy.import}
          </Button>
        </Stack>
      </Disclosure>
    </>
  );
}
