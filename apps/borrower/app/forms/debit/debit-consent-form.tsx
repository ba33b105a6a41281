import { Card, Heading, Stack, Text } from '@lender/ui';
import type { FormProblem } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormBody } from '../form-body.tsx';
import { useFormView } from '../use-form-view.ts';
import { type AskedLeave, DEBIT_CONSENT_FIELDS, type DebitConsentField } from './debit-consent.ts';

export interface DebitConsentFormProps {
  readonly leave: AskedLeave;
  readonly formKey: string;
  readonly problem: FormProblem<DebitConsentField> | undefined;
  readonly isBusy: boolean;
  /** Address to which the form is sent, if not its own page. */
  readonly action?: string;
  /** Link for a client who does not allow it. */
  readonly secondary: ReactNode;
}

/** Shows the text of the consent to debits, word for word, and the one button that gives the consent. */
export function DebitConsentForm({ leave, problem, action, ...form }: DebitConsentFormProps) {
  const { t } = useTranslation('debitConsent');
  const view = useFormView({ words: 'debitConsent:form', fields: DEBIT_CONSENT_FIELDS, problem });
  return (
    <Card labelledBy="authorisation">
      <Form method="post" {...(action !== undefined && { action })}>
        <FormBody view={view} submitLabel={t('submit')} {...form}>
          <Stack space="s">
            <Heading level={2} id="authorisation">
              {t('authorisation')}
            </Heading>
            {leave.text.map((sentence) => (
              <Text key={sentence}>{sentence}</Text>
            ))}
          </Stack>
          <input type="hidden" name="maximum" value={leave.maximum} />
        </FormBody>
      </Form>
    </Card>
  );
}
