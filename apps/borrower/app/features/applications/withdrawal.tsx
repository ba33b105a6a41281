import { Button, Inline, LinkButton, Notice, Stack, Text } from '@lender/ui';
import { Form } from '@lender/web/navigation';
import { useTranslation } from 'react-i18next';
import { WITHDRAW_INTENT, withdrawalPath } from './withdrawal.ts';

export interface WithdrawalProps {
  /** Page on which it is shown. */
  readonly at: string;
  readonly applicationId: string;
  /** True when the client asked to withdraw and must confirm it. */
  readonly isAsked: boolean;
  /**
   * Label of the button that asks for it.
   *
   * @default 'Retirar mi solicitud'
   */
  readonly label?: string;
}

/** Withdraws an application: as easy as accepting, and never by accident. */
export function Withdrawal({ at, applicationId, isAsked, label }: WithdrawalProps) {
  const { t } = useTranslation('application');
  if (!isAsked) {
    return (
      <LinkButton href={withdrawalPath(at)} tone="secondary" width="full">
        {label ?? t('withdraw.open')}
      </LinkButton>
    );
  }
  return (
    <div id="retirar">
      <Notice tone="warn" title={t('withdraw.title')}>
        <Stack>
          <Text>{t('withdraw.text')}</Text>
          <Form method="post" action={at}>
            <input type="hidden" name="intent" value={WITHDRAW_INTENT} />
            <input type="hidden" name="applicationId" value={applicationId} />
            <Inline space="s">
              <Button type="submit" tone="danger">
                {t('withdraw.confirm')}
              </Button>
              <LinkButton href={at} tone="secondary">
                {t('withdraw.back')}
              </LinkButton>
            </Inline>
          </Form>
        </Stack>
      </Notice>
    </div>
  );
}
