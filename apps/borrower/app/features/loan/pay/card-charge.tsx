import { Button, Card, Heading, Notice, Stack, Text, TextLink } from '@lender/ui';
import { FormKey } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { useTranslation } from 'react-i18next';
import { loanPath } from '../../../vocabulary/loan-paths.ts';
import { type ChargeTrouble, payQuery } from './pay-address.ts';

export interface CardChargeProps {
  readonly loanId: string;
  readonly amount: string;
  readonly formKey: string;
  readonly trouble: ChargeTrouble | null;
  readonly isBusy: boolean;
}

/** Button that charges the extension to the saved card; nothing else charges it. */
export function CardCharge({ loanId, amount, formKey, trouble, isBusy }: CardChargeProps) {
  const { t } = useTranslation('pay');
  return (
    <Card labelledBy="card">
      <Stack>
        <Heading level={2} id="card">
          {t('card.title')}
        </Heading>
        {trouble && (
          <Notice tone="warn" role="alert">
            {t(`card.trouble.${trouble}`)}
          </Notice>
        )}
        {trouble === 'card_missing' ? (
          <TextLink href="/profile/card" place="alone" icon="right">
            {t('card.save')}
          </TextLink>
        ) : (
          <>
            <Text>{t('card.text')}</Text>
            <Form method="post" action={loanPath('pay', loanId, payQuery({ purpose: 'prorroga', method: 'tarjeta' }))}>
              <FormKey value={formKey} />
              <Button type="submit" width="full" isBusy={isBusy}>
                {t(trouble === 'queued' ? 'card.ask' : 'card.charge', { amount })}
              </Button>
            </Form>
          </>
        )}
      </Stack>
    </Card>
  );
}
