import type { RevealedIdentifier } from '@lender/contract';
import { Button, ErrorSummary, Field, Heading, Inline, LinkButton, Stack, TextInput } from '@lender/ui';
import { describeProblem, type FormProblem } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { useNavigation } from '@remix-run/react';
import { useChangedSearch } from '../use-changed-search.ts';
import { revealCopy as copy } from './reveal.copy.es.ts';

export interface RevealFormProps {
  readonly identifier: RevealedIdentifier;
  readonly clientId: string;
  readonly problem?: FormProblem<'reason'> | undefined;
}

/** Asks for the reason before an identifier is shown. */
export function RevealForm({ identifier, clientId, problem }: RevealFormProps) {
  const searchWith = useChangedSearch();
  const isBusy = useNavigation().state !== 'idle';
  const { errors, fields, form } = describeProblem(copy.problems, problem);
  const name = copy.names[identifier];
  return (
    <Form noValidate method="post" action={searchWith({})} preventScrollReset aria-label={copy.title(name)}>
      <input type="hidden" name="mostrar" value={identifier} />
      <input type="hidden" name="clientId" value={clientId} />
      <Stack space="s">
        <Heading level={3}>{copy.title(name)}</Heading>
        <ErrorSummary title={copy.summary} errors={errors} />
        <Field id="reason" label={copy.reason} hint={copy.reasonHint} error={fields.reason ?? form}>
          <TextInput
            autoFocus
            name="reason"
            required
            minLength={8}
            maxLength={200}
            defaultValue={problem?.values.reason}
          />
        </Field>
        <Inline space="s">
          <Button type="submit" size="small" isBusy={isBusy}>
            {copy.submit(name)}
          </Button>
          <LinkButton href={searchWith({})} tone="quiet" size="small">
            {copy.cancel}
          </LinkButton>
        </Inline>
      </Stack>
    </Form>
  );
}
