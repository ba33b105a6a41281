import { Button, Columns, Inline, LinkButton, Stack } from '@lender/ui';
import { describeProblem } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { useNavigation } from '@remix-run/react';
import { ProblemSummary } from '../../../forms/problem-summary.tsx';
import { commandCopy as copy } from './command.copy.es.ts';
import { CommandField } from './command-field.tsx';
import { COMMAND_INPUTS } from './command-inputs.ts';
import type { CommandView } from './command-view.ts';

export interface AskFormProps {
  readonly view: Extract<CommandView, { readonly step: 'ask' }>;
  /** Address of the page without a form. */
  readonly loanHref: string;
}

/**
 * Shows the fields on which the effect of a command depends. Nothing is sent yet: the next page has an address of its
 * own.
 */
export function AskForm({ view: { command, typed, options, faulty }, loanHref }: AskFormProps) {
  const isBusy = useNavigation().state !== 'idle';
  const codes = Object.fromEntries(faulty.map((name) => [name, 'invalid']));
  const { errors, fields } = describeProblem(copy.problems, { values: {}, fields: codes, facts: {} });
  return (
    <Form noValidate method="get" action={loanHref} preventScrollReset>
      <input type="hidden" name="accion" value={command} />
      <Stack space="s">
        <ProblemSummary errors={errors} form={undefined} />
        <Columns count={2} align="end">
          {COMMAND_INPUTS[command].before.map((name, index) => (
            <CommandField
              key={name}
              name={name}
              options={options}
              value={typed[name]}
              error={fields[name]}
              isFlash={index === 0}
            />
          ))}
        </Columns>
        <Inline space="s">
          <Button type="submit" isBusy={isBusy}>
            {copy.see}
          </Button>
          <LinkButton href={loanHref} tone="quiet">
            {copy.cancel}
          </LinkButton>
        </Inline>
      </Stack>
    </Form>
  );
}
