import { Button, Card, Disclosure, Field, Heading, LinkButton, Stack, Text, TextInput } from '@lender/ui';
import type { FormProblem } from '@lender/web/forms';
import { CommandForm } from '../../forms/command-form.tsx';
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

const RenewForm = ({ problem }: { readonly problem: FormProblem<'otp'> | undefined }) => (
  <Disclosure summary={recovery.renew} isOpen={problem !== undefined}>
    <CommandForm hidden={{ intent: 'renew' }} words={problems} problem={problem} summary={summary.one}>
      {({ field, isBusy }) => (
        <>
          <Field {...field('otp')} label={recovery.otp} hint={recovery.renewLead}>
            <TextInput name="otp" inputMode="numeric" autoComplete="one-time-code" maxLength={7} />
          </Field>
          <Button type="submit" tone="secondary" isBusy={isBusy}>
            {recovery.submit}
          </Button>
        </>
      )}
    </CommandForm>
  </Disclosure>
);
