import { Button, ErrorSummary, Field, Notice, PasswordInput, Stack, TextInput } from '@lender/ui';
import { Form, useNavigation } from '@remix-run/react';
import { sessionCopy as copy } from './session.copy.es.ts';

/** Why somebody could not sign in: fields to fill in, or the pair that the API did not take. */
export interface SignInProblems {
  readonly fields?: { readonly username?: string; readonly password?: string; readonly otp?: string };
  readonly refused?: string;
  /** The account has a second factor: its code is asked for too. */
  readonly asksForCode?: boolean;
}

export interface SignInFormProps {
  readonly problems?: SignInProblems;
  /** What was typed before. */
  readonly username?: string;
}

export function SignInForm({ problems = {}, username }: SignInFormProps) {
  const { fields = {}, refused, asksForCode = false } = problems;
  const errors = Object.entries(fields).map(([fieldId, message]) => ({ fieldId, message }));
  const isBusy = useNavigation().state !== 'idle';
  return (
    <Form method="post">
      <Stack>
        <ErrorSummary title={errors.length === 1 ? copy.summary.one : copy.summary.other} errors={errors} />
        {refused && <Notice tone="danger" role="alert" title={refused} />}
        <Field id="username" label={copy.email} error={fields.username}>
          <TextInput name="username" type="email" autoComplete="username" defaultValue={username} />
        </Field>
        <Field id="password" label={copy.password} error={fields.password}>
          <PasswordInput name="password" autoComplete="current-password" showLabel={copy.show} hideLabel={copy.hide} />
        </Field>
        {asksForCode && (
          <Field id="otp" label={copy.code.label} error={fields.otp}>
            <TextInput name="otp" inputMode="numeric" autoComplete="one-time-code" maxLength={7} />
          </Field>
        )}
        <Button type="submit" width="full" isBusy={isBusy}>
          {copy.submit}
        </Button>
      </Stack>
    </Form>
  );
}
