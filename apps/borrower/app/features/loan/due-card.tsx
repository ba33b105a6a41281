import { Amount, Card, LinkButton, Notice, Stack, Text } from '@lender/ui';
import { useTranslation } from 'react-i18next';
import { loanPath } from '../../vocabulary/loan-paths.ts';
import { whenDue } from '../../vocabulary/when-due.ts';
import { Breakdown } from './breakdown/breakdown.tsx';
import { CallLink } from './call-link.tsx';
import type { LoanView } from './loan-view.ts';

/** Shows what is due and when, and the one button that pays it. */
export function DueCard({ view }: { readonly view: LoanView }) {
  const { t } = useTranslation('loan');
  const when = whenDue(view.dueDays);
  return (
    <Card>
      <Stack space="s">
        <Text tone="soft">{t(`loan.due.${when}`)}</Text>
        <Amount size="display">{view.dueAmount}</Amount>
        <Text weight="bold">{t(`loan.on.${when}`, { day: view.dueDay })}</Text>
        <DueNote view={view} />
        <LinkButton href={loanPath('pay', view.id)} width="full">
          {t('loan.pay', { amount: view.payoffToday })}
        </LinkButton>
        {view.part !== null && (
          <LinkButton href={loanPath('pay', view.id, { monto: 'cuota' })} tone="secondary" width="full">
            {t('loan.payPart', { amount: view.part })}
          </LinkButton>
        )}
        {view.saving !== null && <Text tone="ok">{t('loan.saving', { amount: view.saving })}</Text>}
        <Breakdown lines={view.breakdown} total={view.payoffToday} />
      </Stack>
    </Card>
  );
}

/** Shows how much time is left, or how late the payment is and what that costs by now. */
function DueNote({ view: { dueDays, daysLate, lateCharge } }: { readonly view: LoanView }) {
  const { t } = useTranslation('loan');
  if (daysLate === 0) return dueDays > 1 && <Text tone="soft">{t('loan.dueIn', { count: dueDays })}</Text>;
  return (
    <Notice tone="danger">
      <Text>{t('loan.late', { count: daysLate })}</Text>
      {lateCharge !== null && <Text>{t('loan.lateCharge', { amount: lateCharge })}</Text>}
      <CallLink of="collections">{t('loan.lateCall')}</CallLink>
    </Notice>
  );
}
