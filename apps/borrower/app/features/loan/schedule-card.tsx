import { Card, Heading, Receipt, Stack, Timeline, type TimelineRow } from '@lender/ui';
import { useTranslation } from 'react-i18next';
import type { InstalmentView } from './loan-view.ts';

const states: Record<InstalmentView['status'], TimelineRow['state']> = {
  paid: 'done',
  due: 'current',
  overdue: 'late',
  upcoming: 'ahead',
};

/** Shows what is paid when, and what each payment is made of. */
export function ScheduleCard({ instalments }: { readonly instalments: readonly InstalmentView[] }) {
  const { t } = useTranslation('loan');
  return (
    <Card labelledBy="schedule">
      <Stack>
        <Heading level={2} id="schedule">
          {t('loan.schedule.title')}
        </Heading>
        <Timeline
          rows={instalments.map((instalment) => ({
            id: String(instalment.number),
            state: states[instalment.status],
            stateLabel:
              instalment.daysLate === null
                ? t(`loan.schedule.states.${instalment.status}`)
                : t('loan.schedule.daysLate', { count: instalment.daysLate }),
            title: instalment.day,
            detail: `${t('loan.schedule.payment', { number: instalment.number, count: instalments.length })}${
              instalment.outstanding ? ` · ${t('loan.schedule.outstanding', { amount: instalment.outstanding })}` : ''
            }`,
            amount:
              instalment.lateCharge === null
                ? instalment.total
                : t('loan.schedule.withLate', { total: instalment.total, late: instalment.lateCharge }),
            breakdown: { label: t('loan.schedule.parts'), content: <Parts instalment={instalment} /> },
          }))}
        />
      </Stack>
    </Card>
  );
}

function Parts({ instalment: { parts, total } }: { readonly instalment: InstalmentView }) {
  const { t } = useTranslation('loan');
  const names = ['principal', 'interest', 'fees', 'iva'] as const;
  return (
    <Receipt
      tone="tinted"
      lines={names.map((name) => ({ label: t(`loan.schedule.${name}`), amount: parts[name] }))}
      total={{ label: t('loan.schedule.total'), amount: total }}
    />
  );
}
