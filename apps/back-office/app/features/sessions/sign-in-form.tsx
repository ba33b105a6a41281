import { Button, Field, PasswordInput, Stack, TextInput } from '@lender/ui';
import { describeProblem, type FormProblem } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { useNavigation } from '@remix-run/react';
import { ProblemSummary } from '../../forms/problem-summary.tsx';
import { sessionCopy as copy } from './session.copy.es.ts';
import type { SignInField } from './sign-in.ts';

export interface SignInFormProps {
  readonly problem?: FormProblem<SignInField>;
}

export function SignInForm({ problem }: SignInFormProps) {
  const { errors, fields, form } = describeProblem(copy.problems, problem);
  const isBusy = useNavigation().state !== 'idle';
  return (
    <Form noValidate method="post">
      <Stack>
        <ProblemSummary errors={errors} form={form} summary={copy.summary} />
        <Field id="username" label={copy.email} error={fields.username}>
          <TextInput name="username" type="email" autoComplete="username" defaultValue={problem?.values.username} />
        </Field>
        <Field id="password" label={copy.password} error={fields.password}>
          <PasswordInput name="password" autoComplete="current-password" showLabel={copy.show} hideLabel={copy.hide} />
        </Field>
        <Button type="submit" width="full" isBusy={isBusy}>
          {copy.submit}
        </Button>
      </Stack>
    </Form>
  );
}
