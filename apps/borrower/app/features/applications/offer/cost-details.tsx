import { Card, Columns, DescriptionList, Disclosure, Heading, Stack, Text, Timeline } from '@lender/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SummaryView } from './summary-view.ts';

/** Cost details that the receipt leaves out: the payments, and what happens otherwise. */
export function CostDetails({ view }: { readonly view: SummaryView }) {
  const { t } = useTranslation('offer');
  const { late, payments, extensions, feesOnce } = view;
  return (
    <>
      {payments.length > 1 && <Payments payments={payments} />}
      <Columns count={2}>
        <Explained title={t('summary.early.title')} text={t('summary.early.text')} />
        <Explained title={t('summary.late.title')} text={t('summary.late.text')}>
          {late.length > 0 && (
            <>
              <Text tone="soft">{t('summary.late.lead')}</Text>
              <DescriptionList
                items={late.map(({ days, amount }) => ({
                  term: t('summary.late.line', { count: days }),
                  detail: amount,
                }))}
              />
            </>
          )}
        </Explained>
      </Columns>
      {extensions.length > 0 && (
        <Disclosure summary={t('summary.extension.title')}>
          <Stack space="s">
            <Text>{t('summary.extension.lead')}</Text>
            <DescriptionList
              items={extensions.map(({ dueDate, days, date, amount }) => ({
                term:
                  dueDate === null
                    ? t('summary.extension.line', { days, date })
                    : t('summary.extension.dated', { dueDate, days, date }),
                detail: amount,
              }))}
            />
            {feesOnce !== null && (
              <Text tone="soft">
                {payments.length > 1
                  ? t('summary.extension.feesOnceFirst', { amount: feesOnce })
                  : t('summary.extension.feesOnce', { amount: feesOnce })}
              </Text>
            )}
          </Stack>
        </Disclosure>
      )}
    </>
  );
}

function Payments({ payments }: Pick<SummaryView, 'payments'>) {
  const { t } = useTranslation('offer');
  return (
    <Card labelledBy="payments">
      <Heading level={2} id="payments">
        {t('summary.payments.title')}
      </Heading>
      <Timeline
        rows={payments.map(({ day, amount }, index) => ({
          id: day,
          state: 'ahead',
          stateLabel: t('summary.payments.ahead'),
          title: t('summary.payments.payment', { number: index + 1, count: payments.length }),
          detail: day,
          amount,
        }))}
      />
    </Card>
  );
}

interface ExplainedProps {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

function Explained({ title, text, children }: ExplainedProps) {
  return (
    <Card tone="flat" padding="m">
      <Stack space="xxs">
        <Heading level={2} size="large">
          {title}
        </Heading>
        <Text tone="soft">{text}</Text>
        {children}
      </Stack>
    </Card>
  );
}
