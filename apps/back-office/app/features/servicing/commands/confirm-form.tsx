import { Button, Columns, DescriptionList, Field, Inline, LinkButton, Stack, TextArea } from '@lender/ui';
import { describeProblem, FormKey, type FormProblem } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { useNavigation } from '@remix-run/react';
import { ProblemSummary } from '../../../forms/problem-summary.tsx';
import { LoanEffectTable } from '../../../vocabulary/loan-effect-table.tsx';
import { commandCopy as copy } from './command.copy.es.ts';
import { CommandField } from './command-field.tsx';
import { COMMAND_INPUTS } from './command-inputs.ts';
import type { CommandView } from './command-view.ts';

export interface ConfirmFormProps {
  readonly view: Extract<CommandView, { readonly step: 'confirm' }>;
  readonly loanId: string;
  readonly loanHref: string;
  /** Address at which the input of the command is changed. */
  readonly askHref: string;
  readonly formKey: string;
  readonly problem?: FormProblem;
}

/** Last step: the change, its reason, and a button that names its effect. */
export function ConfirmForm({ view, loanId, loanHref, askHref, formKey, problem }: ConfirmFormProps) {
  const { command, typed, details: shown, options } = view;
  const isBusy = useNavigation().state !== 'idle';
  const { errors, fields } = describeProblem(copy.problems, problem);
  const { before, beside } = COMMAND_INPUTS[command];
  return (
    <Form noValidate method="post" preventScrollReset>
      <FormKey value={formKey} />
      <input type="hidden" name="command" value={command} />
      <input type="hidden" name="loanId" value={loanId} />
      {before.map((name) => (
        <input key={name} type="hidden" name={name} value={typed[name]} />
      ))}
      <Columns count={2} space="l">
        <Stack space="s">
          {shown.length > 0 && <DescriptionList items={shown} />}
          <LoanEffectTable lines={view.effect} />
        </Stack>
        <Stack space="s">
          <ProblemSummary errors={errors} form={undefined} />
          {beside.map((name, index) => (
            <CommandField
              key={name}
              name={name}
              options={options}
              value={problem?.values[name]}
              error={fields[name]}
              isFlash={index === 0}
            />
          ))}
          {command !== 'receipt.match' && (
            <Field id="note" label={copy.fields.note} hint={copy.hints.note} error={fields.note}>
              <TextArea
                autoFocus={beside.length === 0}
                name="note"
                rows={2}
                required
                maxLength={500}
                defaultValue={problem?.values.note}
              />
            </Field>
          )}
          <Inline space="s">
            <Button type="submit" isBusy={isBusy}>
              {view.isForTwo ? copy.submitForTwo : copy.submit}
            </Button>
            {before.length > 0 && (
              <LinkButton href={askHref} tone="secondary">
                {copy.change}
              </LinkButton>
            )}
            <LinkButton href={loanHref} tone="quiet">
              {copy.cancel}
            </LinkButton>
          </Inline>
        </Stack>
      </Columns>
    </Form>
  );
}
