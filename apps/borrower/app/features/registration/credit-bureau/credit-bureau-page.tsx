import { Button, Heading, Notice, Stack, Text } from '@lender/ui';
import { FormKey } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { useTranslation } from 'react-i18next';
import { useFormView } from '../../../forms/use-form-view.ts';
import { StepPage } from '../step-page.tsx';
import { BUREAU_INTENT, type BureauProblem, type BureauQuestion } from './credit-bureau.ts';
import { NipForm } from './nip-form.tsx';

export interface CreditBureauPageProps {
  readonly question: BureauQuestion;
  readonly formKey: string;
  readonly back?: string | undefined;
  readonly problem: BureauProblem | undefined;
  /** Action of the form that is being sent; `null` while none is. */
  readonly sending: string | null;
}

/** Shows the consent to query the credit bureau: its text, the code, and how to continue without. */
export function CreditBureauPage({ question, formKey, back, problem, sending }: CreditBureauPageProps) {
  const { t } = useTranslation('creditBureau');
  const { text, phoneLastFour: lastFour, digits } = question;
  const sendProblem = problem?.form === 'send' ? problem.problem : undefined;
  const send = useFormView({ words: 'creditBureau:send', fields: [], problem: sendProblem });
  const isSent = digits !== null;
  return (
    <StepPage title={t('title')} detail={t('detail')} lead={t('lead')} why={t('why')} back={back}>
      <Stack space="l">
        <Stack space="s">
          <Heading level={2} size="body">
            {t('authorisation')}
          </Heading>
          <Text>{text}</Text>
        </Stack>
        {isSent && (
          <NipForm
            digits={digits}
            lastFour={lastFour}
            formKey={formKey}
            problem={problem?.form === 'authorize' ? problem.problem : undefined}
            isBusy={sending === BUREAU_INTENT.authorize}
          />
        )}
        <Form method="post">
          <input type="hidden" name="intent" value={BUREAU_INTENT.sendCode} />
          <Stack space="s">
            {send.formError && (
              <Notice tone="warn" role="alert">
                {send.formError}
              </Notice>
            )}
            {!isSent && <Text>{t('send.hint', { lastFour })}</Text>}
            <Button
              type="submit"
              tone={isSent ? 'quiet' : 'primary'}
              width="full"
              isBusy={sending === BUREAU_INTENT.sendCode}
            >
              {t(isSent ? 'send.again' : 'send.submit')}
            </Button>
          </Stack>
        </Form>
        <RefuseForm formKey={formKey} isBusy={sending === BUREAU_INTENT.refuse} />
      </Stack>
    </StepPage>
  );
}

function RefuseForm({ formKey, isBusy }: { readonly formKey: string; readonly isBusy: boolean }) {
  const { t } = useTranslation('creditBureau');
  return (
    <Form method="post">
      <FormKey value={formKey} />
      <input type="hidden" name="intent" value={BUREAU_INTENT.refuse} />
      <Stack space="s">
        <Button type="submit" tone="secondary" width="full" isBusy={isBusy}>
          {t('refuse')}
        </Button>
        <Text size="small" tone="soft">
          {t('refuseHint')}
        </Text>
      </Stack>
    </Form>
  );
}
