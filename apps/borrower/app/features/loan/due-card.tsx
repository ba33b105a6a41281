import { Amount, Button, Card, LinkButton, Notice, Stack, Text } from '@lender/ui';
import { FormKey } from '@lender/web/forms';
import { Form, useNavigation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { LoanView } from './loan-view.ts';

export interface DueCardProps {
  readonly view: LoanView;
  readonly formKey: string;
  /** The reference is on the page already. */
  readonly hasReference: boolean;
}

/** What is due and when, and the one button that pays it. */
export function DueCard({ view, formKey, hasReference }: DueCardProps) {
  const { t } = useTranslation('loan');
  switch (view.state) {
    case 'paid':
      return (
        <Notice tone="ok" title={t('loan.paid.title')}>
          <Stack align="start">
            <Text>{t('loan.paid.text', { paid: view.paid })}</Text>
            <LinkButton href="/application/apply">{t('loan.paid.again')}</LinkButton>
          </Stack>
        </Notice>
      );
    case 'elsewhere':
      return <Notice tone="warn">{t('loan.elsewhere')}</Notice>;
    default:
      return (
        <Card>
          <Stack space="s">
            {view.state === 'onHold' && <Notice tone="warn">{t('loan.onHold')}</Notice>}
            <Text tone="soft">{t('loan.due')}</Text>
            <Amount size="display">{view.dueAmount}</Amount>
            <Text weight="bold">{t('loan.on', { day: view.dueDay })}</Text>
            <WhenDue days={view.dueDays} />
            {view.state === 'owed' && !hasReference && <PayButton formKey={formKey} />}
          </Stack>
        </Card>
      );
  }
}

function WhenDue({ days }: { readonly days: number }) {
  const { t } = useTranslation('loan');
  if (days < 0) return <Notice tone="danger">{t('loan.late', { count: -days })}</Notice>;
  return <Text tone="soft">{days === 0 ? t('loan.dueToday') : t('loan.dueIn', { count: days })}</Text>;
}

function PayButton({ formKey }: { readonly formKey: string }) {
  const { t } = useTranslation('loan');
  return (
    <Form method="post" action="/profile/my-loan">
      <FormKey value={formKey} />
      <Button type="submit" width="full" isBusy={useNavigation().state === 'submitting'}>
        {t('loan.pay')}
      </Button>
    </Form>
  );
}
