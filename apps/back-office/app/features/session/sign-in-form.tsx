import { Button, ErrorSummary, Field, Notice, PasswordInput, Stack, TextInput } from '@lender/ui';
import { describeProblem, type FormProblem } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { useNavigation } from '@remix-run/react';
import { sessionCopy as copy } from './session.copy.es.ts';
import type { SignInField } from './sign-in.ts';

export interface SignInFormProps {
  readonly problem?: FormProblem<SignInField>;
}

export function SignInForm({ problem }: SignInFormProps) {
  const { errors, fields, form: refused } = describeProblem(copy.problems, problem);
  const isBusy = useNavigation().state !== 'idle';
  return (
    <Form method="post">
      <Stack>
        <ErrorSummary title={errors.length === 1 ? copy.summary.one : copy.summary.other} errors={errors} />
        {refused && <Notice tone="danger" role="alert" title={refused} />}
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
