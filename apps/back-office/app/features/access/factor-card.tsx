import {
  Button,
  Card,
  Disclosure,
  ErrorSummary,
  Field,
  Heading,
  LinkButton,
  Notice,
  Stack,
  Text,
  TextInput,
} from '@lender/ui';
import { describeProblem, type FormProblem } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { useNavigation } from '@remix-run/react';
import { accessCopy } from './access.copy.es.ts';
import type { AccessAnswer } from './access.server.ts';
import type { AccessView } from './access-view.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetUpPanel } from './set-up-panel.tsx';

const { factor: copy, recovery, problems, summary } = accessCopy;

export interface FactorCardProps {
  readonly factor: AccessView['factor'];
  readonly answer: AccessAnswer | undefined;
}

/** Second factor of the member of staff: set up and managed. */
export function FactorCard({ factor, answer = {} }: FactorCardProps) {
  if (answer.recoveryCodes)
    return (
      <Card tone="flat" padding="m">
        <RecoveryCodes codes={answer.recoveryCodes}>
          <LinkButton href="/acceso">{recovery.done}</LinkButton>
        </RecoveryCodes>
      </Card>
    );
  return (
    <Card tone="flat" padding="m">
      <Stack space="m">
        <Heading level={2} size="large">
          {copy.title}
        </Heading>
        {factor.lines.map((line) => (
          <Text key={line}>{line}</Text>
        ))}
        {factor.isOn ? <RenewForm problem={answer.renewing} /> : <SetUpPanel {...answer} />}
      </Stack>
    </Card>
  );
}

function RenewForm({ problem }: { readonly problem: FormProblem<'otp'> | undefined }) {
  const isBusy = useNavigation().state !== 'idle';
  const { errors, fields, form: refused } = describeProblem(problems, problem);
  return (
    <Disclosure summary={recovery.renew} isOpen={problem !== undefined}>
      <Form method="post">
        <input type="hidden" name="intent" value="renew" />
        <Stack space="s">
          <ErrorSummary title={summary.one} errors={errors} />
          {refused && <Notice tone="danger" role="alert" title={refused} />}
          <Field id="otp" label={recovery.otp} hint={recovery.renewLead} error={fields.otp}>
            <TextInput name="otp" inputMode="numeric" autoComplete="one-time-code" maxLength={7} />
          </Field>
          <Button type="submit" tone="secondary" isBusy={isBusy}>
            {recovery.submit}
          </Button>
        </Stack>
      </Form>
    </Disclosure>
  );
}
