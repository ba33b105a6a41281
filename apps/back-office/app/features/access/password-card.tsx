import { Button, Card, Field, Heading, Notice, PasswordInput, Stack, Text } from '@lender/ui';
import { describeProblem } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { useNavigation } from '@remix-run/react';
import { ProblemSummary } from '../../forms/problem-summary.tsx';
import { accessCopy } from './access.copy.es.ts';
import type { AccessAnswer } from './access.server.ts';

const { password: copy, summary } = accessCopy;

/** Changes one's own password. The typed values are cleared after sending. */
export function PasswordCard({ password: problem, isPasswordChanged }: AccessAnswer) {
  const isBusy = useNavigation().state !== 'idle';
  const { errors, fields, form } = describeProblem(copy.problems, problem);
  return (
    <Card tone="flat" padding="m">
      <Form noValidate method="post" key={isPasswordChanged ? 'changed' : 'form'}>
        <input type="hidden" name="intent" value="password" />
        <Stack space="m">
          <Heading level={2} size="large">
            {copy.title}
          </Heading>
          {isPasswordChanged && <Notice tone="ok" role="status" title={copy.changed} />}
          <Text>{copy.lead}</Text>
          <ProblemSummary errors={errors} form={form} summary={summary} />
          <Field id="oldPassword" label={copy.old} error={fields.oldPassword}>
            <PasswordInput
              name="oldPassword"
              autoComplete="current-password"
              showLabel={copy.show}
              hideLabel={copy.hide}
            />
          </Field>
          <Field id="newPassword" label={copy.new} hint={copy.newHint} error={fields.newPassword}>
            <PasswordInput name="newPassword" autoComplete="new-password" showLabel={copy.show} hideLabel={copy.hide} />
          </Field>
          <Button type="submit" tone="secondary" isBusy={isBusy}>
            {copy.submit}
          </Button>
        </Stack>
      </Form>
    </Card>
  );
}
