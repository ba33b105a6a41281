import { Card, Columns, DescriptionList, Disclosure, Heading, Stack, Table, Text, Timeline } from '@lender/ui';
import { useTranslation } from 'react-i18next';
import type { ComparedLine, SummaryView } from './summary-view.ts';

/** Everything about the cost that the receipt does not say: rates, discount, payments, and what happens otherwise. */
export function CostDetails({ view }: { readonly view: SummaryView }) {
  const { t } = useTranslation('offer');
  const { receipt, compared, payments, extensions } = view;
  return (
    <>
      <Card labelledBy="rates">
        <Stack space="s">
          <Heading level={2} id="rates">
            {t('summary.rates.title')}
          </Heading>
          <DescriptionList
            columns={2}
            items={[
              { term: t('summary.rates.cat'), detail: <strong>{receipt.cat.amount}</strong> },
              { term: t('summary.rates.annualRate'), detail: receipt.annualRate },
            ]}
          />
        </Stack>
      </Card>
      {compared.length > 0 && <Comparison lines={compared} />}
      {payments.length > 1 && <Payments payments={payments} />}
      <Columns count={2}>
        <Explained title={t('summary.early.title')} text={t('summary.early.text')} />
        <Explained title={t('summary.late.title')} text={t('summary.late.text')} />
      </Columns>
      {extensions.length > 0 && (
        <Disclosure summary={t('summary.extension.title')}>
          <Stack space="s">
            <Text>{t('summary.extension.lead')}</Text>
            <DescriptionList
              items={extensions.map(({ days, date, amount }) => ({
                term: t('summary.extension.line', { days, date }),
                detail: amount,
              }))}
            />
          </Stack>
        </Disclosure>
      )}
    </>
  );
}

function Comparison({ lines }: { readonly lines: readonly ComparedLine[] }) {
  const { t } = useTranslation('offer');
  return (
    <Card labelledBy="compare">
      <Stack space="s">
        <Heading level={2} id="compare">
          {t('summary.compare.title')}
        </Heading>
        <Table
          caption={t('summary.compare.caption')}
          isCaptionHidden
          columns={[
            {
              id: 'concept',
              header: t('summary.compare.concept'),
              cell: ({ concept }) => t(`summary.compare.${concept}`),
              isRowHeader: true,
            },
            { id: 'with', header: t('summary.compare.withDiscount'), cell: (line) => line.withDiscount, align: 'end' },
            {
              id: 'without',
              header: t('summary.compare.withoutDiscount'),
              cell: (line) => line.withoutDiscount,
              align: 'end',
            },
          ]}
          rows={lines}
          rowKey={({ concept }) => concept}
          empty=""
        />
      </Stack>
    </Card>
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

function Explained({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <Card tone="flat" padding="m">
      <Stack space="xxs">
        <Heading level={3}>{title}</Heading>
        <Text tone="soft">{text}</Text>
      </Stack>
    </Card>
  );
}
