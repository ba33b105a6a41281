import { LinkButton, Notice, Stack, Text } from '@lender/ui';
import { useTranslation } from 'react-i18next';
import { loanPath } from '../../vocabulary/loan-paths.ts';
import { CallLink } from './call-link.tsx';
import { DueCard } from './due-card.tsx';
import type { LoanView } from './loan-view.ts';

export interface LoanStateCardProps {
  readonly view: LoanView;
  /** Current owner of the debt, where it was sold. */
  readonly creditor: string | null;
}

/** Shows the state of the loan, and what there is to do about it. */
export function LoanStateCard({ view, creditor }: LoanStateCardProps) {
  const { t } = useTranslation('loan');
  switch (view.state) {
    case 'owed':
      return <DueCard view={view} />;
    case 'onHold':
      return (
        <Notice tone="warn" title={t('loan.onHold.title')}>
          <Stack align="start">
            <Text>{t('loan.onHold.text', { amount: view.payoffToday })}</Text>
            <LinkButton href={loanPath('pay', view.id)} tone="secondary">
              {t('loan.onHold.pay', { amount: view.payoffToday })}
            </LinkButton>
            <CallLink of="customerCare">{t('loan.call')}</CallLink>
          </Stack>
        </Notice>
      );
    case 'withdrawing':
      return (
        <Notice tone="warn" title={t('loan.withdrawing.title')}>
          <Stack align="start">
            <Text>{t('loan.withdrawing.text', { ...view.withdrawal })}</Text>
            <LinkButton href={loanPath('withdrawal', view.id)}>{t('loan.withdrawing.open')}</LinkButton>
          </Stack>
        </Notice>
      );
    case 'sold':
      return (
        <Notice tone="warn" title={t('loan.sold.title')}>
          <Text>{creditor === null ? t('loan.sold.unnamed') : t('loan.sold.text', { creditor })}</Text>
          <CallLink of="collections">{t('loan.call')}</CallLink>
        </Notice>
      );
    case 'writtenOff':
      return (
        <Notice tone="warn" title={t('loan.writtenOff.title')}>
          <Text>{t('loan.writtenOff.text')}</Text>
          <CallLink of="collections">{t('loan.call')}</CallLink>
        </Notice>
      );
    case 'ended':
      return <Notice tone="ok">{t('loan.ended')}</Notice>;
    case 'paid':
      return (
        <Notice tone="ok" title={t('loan.paid.title')}>
          <Stack align="start">
            <Text>{t('loan.paid.text', { paid: view.paid })}</Text>
            <LinkButton href="/application/apply">{t('loan.paid.again')}</LinkButton>
          </Stack>
        </Notice>
      );
  }
}
