import { Button, Field, Inline, TextInput } from '@lender/ui';
import type { FormProblem } from '@lender/web/forms';
import { CommandCard } from '../../forms/command-card.tsx';
import { regulatorCopy } from './regulator.copy.es.ts';
import type { PackView } from './regulator.server.ts';

const { ask: copy } = regulatorCopy;

export interface PackPanelProps {
  readonly pack: Pick<PackView, 'monthName' | 'from' | 'to'>;
  readonly formKey: string;
  readonly problem: FormProblem | undefined;
}

/** Requests the pack of the shown month. */
export const PackPanel = ({ pack: { monthName, from, to }, formKey, problem }: PackPanelProps) => (
  <CommandCard
    id="ask"
    title={copy.title(monthName)}
    lead={copy.lead}
    surface="flat"
    preventScrollReset
    formKey={formKey}
    hidden={{ from, to }}
    words={regulatorCopy.problems}
    problem={problem}
    refused={copy.refused}
  >
    {({ field, input, isBusy }) => (
      <Inline space="m" align="end">
        <Field {...field('note')} label={copy.note} hint={copy.noteHint}>
          <TextInput {...input('note')} required maxLength={500} />
        </Field>
        <Button type="submit" isBusy={isBusy}>
          {copy.submit}
        </Button>
      </Inline>
    )}
  </CommandCard>
);
