import { Button, Field, Stack, TextInput } from '@lender/ui';
import { describeProblem, type FormProblem } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { useNavigation } from '@remix-run/react';
import { ProblemSummary } from '../../forms/problem-summary.tsx';
import { sessionCopy } from './session.copy.es.ts';

const { secondStep: copy } = sessionCopy;

/** Asks for a code of the authenticator app, or for a recovery code: one field takes both. */
export function SecondStepForm({ problem }: { readonly problem: FormProblem<'code'> | undefined }) {
  const { errors, fields, form } = describeProblem(copy.problems, problem);
  const isBusy = useNavigation().state !== 'idle';
  return (
    <Form noValidate method="post">
      <Stack>
        <ProblemSummary errors={errors} form={form} summary={sessionCopy.summary.one} />
        <Field id="code" label={copy.code} hint={copy.hint} error={fields.code}>
          <TextInput autoFocus name="code" autoComplete="one-time-code" maxLength={16} />
        </Field>
        <Button type="submit" width="full" isBusy={isBusy}>
          {copy.submit}
        </Button>
      </Stack>
    </Form>
  );
}
