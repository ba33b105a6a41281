import { Button, Card, Field, Heading, Notice, Stack, Text, TextInput } from '@lender/ui';
import { FormKey } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { useNavigation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { FormBody } from '../../../forms/form-body.tsx';
import { useFormView } from '../../../forms/use-form-view.ts';
import type { AccountProofProblem } from './account-proof.server.ts';
import { type AccountProofView, PROOF_FIELDS, PROOF_INTENT } from './account-proof.ts';

export interface AccountProofCardProps {
  readonly proof: AccountProofView;
  readonly formKey: string;
  readonly refused: AccountProofProblem | undefined;
}

const SENTENCES = { sending: 'sending', code_sent: 'sent', expired: 'expired', failed: 'failed' } as const;

/** Asks for the code of the deposit that proves who owns the account. */
export function AccountProofCard({ proof: { state, lastFour }, formKey, refused }: AccountProofCardProps) {
  const { t } = useTranslation('application');
  return (
    <Card labelledBy="cuenta">
      <Stack>
        <Heading level={2} id="cuenta">
          {t('proof.title')}
        </Heading>
        <Text>{t(`proof.${SENTENCES[state]}`, { lastFour })}</Text>
        {state === 'code_sent' && <CodeForm formKey={formKey} refused={refused} />}
        {state !== 'failed' && <Text tone="soft">{t('proof.why')}</Text>}
        {(state === 'code_sent' || state === 'expired') && <SendAgain formKey={formKey} refused={refused} />}
      </Stack>
    </Card>
  );
}

type FormProps = Pick<AccountProofCardProps, 'formKey' | 'refused'>;

function CodeForm({ formKey, refused }: FormProps) {
  const { t } = useTranslation('application');
  const problem = refused?.form === 'prove' ? refused.problem : undefined;
  const view = useFormView({ words: 'application:proof.prove', fields: PROOF_FIELDS, problem });
  const isBusy = useNavigation().formData?.get('intent') === PROOF_INTENT.prove;
  return (
    <Form method="post" noValidate>
      <FormBody view={view} formKey={formKey} submitLabel={t('proof.prove.submit')} isBusy={isBusy}>
        <input type="hidden" name="intent" value={PROOF_INTENT.prove} />
        <Field {...view.field('code')}>
          <TextInput name="code" inputMode="numeric" autoComplete="off" width="short" look="code" maxLength={10} />
        </Field>
      </FormBody>
    </Form>
  );
}

function SendAgain({ formKey, refused }: FormProps) {
  const { t } = useTranslation('application');
  const problem = refused?.form === 'sendAgain' ? refused.problem : undefined;
  const { formError } = useFormView({ words: 'application:proof.sendAgain', fields: [], problem });
  const isBusy = useNavigation().formData?.get('intent') === PROOF_INTENT.sendAgain;
  return (
    <Form method="post">
      <Stack space="s">
        {formError && (
          <Notice tone="warn" role="alert">
            {formError}
          </Notice>
        )}
        <FormKey value={`${formKey}-again`} />
        <input type="hidden" name="intent" value={PROOF_INTENT.sendAgain} />
        <Button type="submit" tone="quiet" isBusy={isBusy}>
          {t('proof.again')}
        </Button>
      </Stack>
    </Form>
  );
}
