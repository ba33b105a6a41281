import { Button, Card, LinkButton, Notice, NumberedSteps, Stack, Text } from '@lender/ui';
import { FormKey } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { useTranslation } from 'react-i18next';
import { FormBody } from '../../../forms/form-body.tsx';
import { loanPath } from '../../../vocabulary/loan-paths.ts';
import { LoanActionPage } from '../loan-action-page.tsx';
import { payQuery } from '../pay/pay-address.ts';
import { KEEPS_LOAN } from './withdrawal.ts';

export interface WithdrawalPageProps {
  readonly loanId: string;
  readonly state: 'open' | 'asked' | 'closed';
  /** Amount to give back, until when, and what is refunded then; null once it is too late. */
  readonly terms: { readonly amount: string; readonly day: string; readonly refund: string } | null;
  /** True when the loan was paid in full: no money is to be given back. */
  readonly isPaid: boolean;
  readonly payoff: string;
  readonly formKey: string;
  /** Reason for the refusal. */
  readonly refused: string | undefined;
  readonly isBusy: boolean;
}

/** Page to cancel a contract by giving the money back, or to undo that request. */
export function WithdrawalPage({ loanId, state, terms, isPaid, payoff, refused, ...form }: WithdrawalPageProps) {
  const { t } = useTranslation('withdrawal');
  return (
    <LoanActionPage loanId={loanId} title={t('title')}>
      {refused !== undefined && (
        <Notice tone="danger" role="alert">
          {t(refused === 'withdrawal_refused' ? 'problems.withdrawal_refused' : 'problems.invalid')}
        </Notice>
      )}
      {terms === null || state === 'closed' ? (
        <Card>
          <Stack>
            <Text>{t('closed', { payoff })}</Text>
            <LinkButton href={loanPath('loan', loanId)}>{t('back')}</LinkButton>
          </Stack>
        </Card>
      ) : (
        <Card>
          <Stack>
            <Text>{t(isPaid ? 'paid.text' : `${state}.text`, terms)}</Text>
            <NumberedSteps steps={t(isPaid ? 'paid.steps' : 'steps', { returnObjects: true, ...terms, payoff })} />
            {state === 'open' ? (
              <Ask loanId={loanId} from={isPaid ? 'paid' : 'open'} {...form} />
            ) : (
              <Asked loanId={loanId} amount={terms.amount} {...form} />
            )}
          </Stack>
        </Card>
      )}
    </LoanActionPage>
  );
}

/** Problems of the form, which has no field of its own. */
const NOTHING_ASKED = { errors: [], formError: undefined };

type AnswerProps = Pick<WithdrawalPageProps, 'loanId' | 'formKey' | 'isBusy'>;

function Ask({ loanId, formKey, isBusy, from }: AnswerProps & { readonly from: 'open' | 'paid' }) {
  const { t } = useTranslation('withdrawal');
  return (
    <Form method="post" action={loanPath('withdrawal', loanId)}>
      <FormBody
        view={NOTHING_ASKED}
        formKey={formKey}
        submitLabel={t(`${from}.submit`)}
        isBusy={isBusy}
        weight="equal"
        secondary={
          <LinkButton href={loanPath('loan', loanId)} tone="secondary" width="full">
            {t(`${from}.refuse`)}
          </LinkButton>
        }
      />
    </Form>
  );
}

function Asked({ loanId, formKey, isBusy, amount }: AnswerProps & { readonly amount: string }) {
  const { t } = useTranslation('withdrawal');
  const pay = payQuery({ purpose: 'devolucion', method: 'transferencia' });
  return (
    <Form method="post" action={loanPath('withdrawal', loanId)}>
      <FormKey value={formKey} />
      <Stack space="s">
        <LinkButton href={loanPath('pay', loanId, pay)} width="full">
          {t('asked.pay', { amount })}
        </LinkButton>
        <Button type="submit" name={KEEPS_LOAN} value="1" tone="secondary" width="full" isBusy={isBusy}>
          {t('asked.keep')}
        </Button>
      </Stack>
    </Form>
  );
}
