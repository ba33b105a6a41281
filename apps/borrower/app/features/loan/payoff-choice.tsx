import { Card, DescriptionList, Heading, Stack, Text } from '@lender/ui';
import { useTranslation } from 'react-i18next';
import type { LoanView } from './loan-view.ts';

/** What the loan costs when it is paid today and when it is paid on its day. */
export function PayoffChoice({ view: { payoffToday, dueAmount, dueDay, saving } }: { readonly view: LoanView }) {
  const { t } = useTranslation('loan');
  return (
    <Card labelledBy="choice">
      <Stack space="s">
        <Heading level={2} id="choice">
          {t('loan.choice.title')}
        </Heading>
        <DescriptionList
          columns={2}
          items={[
            { term: t('loan.choice.today'), detail: <strong>{payoffToday}</strong> },
            { term: t('loan.choice.onDue', { day: dueDay }), detail: <strong>{dueAmount}</strong> },
          ]}
        />
        {saving !== null && <Text tone="ok">{t('loan.choice.saving', { amount: saving })}</Text>}
      </Stack>
    </Card>
  );
}
