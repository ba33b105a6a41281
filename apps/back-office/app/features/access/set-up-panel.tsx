import { Button, CopyableCode, Field, Stack, Text, TextInput } from '@lender/ui';
import { describeProblem } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { useNavigation } from '@remix-run/react';
import { ProblemSummary } from '../../forms/problem-summary.tsx';
import { accessCopy } from './access.copy.es.ts';
import { QrCode } from './qr-code.tsx';
import type { SetUpAnswer } from './set-up.server.ts';

const { setUp: copy, problems, summary } = accessCopy;

/** Sets up a second factor: first the button, then the secret for the app and its first code. */
export function SetUpPanel({ setUp, problem }: Pick<SetUpAnswer, 'setUp' | 'problem'>) {
  const isBusy = useNavigation().state !== 'idle';
  const { errors, fields, form } = describeProblem(problems, problem);
  if (!setUp)
    return (
      <Form noValidate method="post">
        <Stack space="s" align="start">
          <Text>{copy.explain}</Text>
          <Button type="submit" isBusy={isBusy}>
            {copy.start}
          </Button>
        </Stack>
      </Form>
    );
  return (
    <Form noValidate method="post">
      <input type="hidden" name="uri" value={setUp.uri} />
      <Stack space="m">
        <ProblemSummary errors={errors} form={form} summary={summary.one} />
        <Text>{copy.scan}</Text>
        <QrCode label={copy.qr} {...setUp.qr} />
        <Text size="small">{copy.typed}</Text>
        <CopyableCode
          label={copy.secret}
          value={setUp.secret}
          display={inGroups(setUp.secret)}
          copyLabel={copy.copySecret}
          copiedLabel={copy.copied}
        />
        <Field id="otp" label={copy.otp} error={fields.otp}>
          <TextInput name="otp" inputMode="numeric" autoComplete="one-time-code" maxLength={7} />
        </Field>
        <Button type="submit" isBusy={isBusy}>
          {copy.confirm}
        </Button>
      </Stack>
    </Form>
  );
}

/** Groups a secret by four, as people read it aloud. */
const inGroups = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');
