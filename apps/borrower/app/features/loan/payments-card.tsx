import { Card, Heading, Stack, Text } from '@lender/ui';
import { useTranslation } from 'react-i18next';
import type { LoanView } from './loan-view.ts';

/** Shows what was paid so far. */
export function PaymentsCard({ payments }: Pick<LoanView, 'payments'>) {
  const { t } = useTranslation('loan');
  return (
    <Card labelledBy="payments">
      <Stack space="s">
        <Heading level={2} id="payments">
          {t('loan.payments.title')}
        </Heading>
        {payments.length === 0 ? (
          <Text tone="soft">{t('loan.payments.none')}</Text>
        ) : (
          <Stack as="ul" space="xs">
            {payments.map(({ id, date, amount, method }) => (
              <Text as="li" key={id}>
                <strong>{amount}</strong> · {date} · {t(`loan.payments.methods.${method}`)}
              </Text>
            ))}
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
