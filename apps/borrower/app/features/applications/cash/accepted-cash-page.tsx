import {
  Card,
  Container,
  CopyableCode,
  DescriptionList,
  Heading,
  Notice,
  NumberedSteps,
  PageHeader,
  Section,
  Stack,
  Text,
} from '@lender/ui';
import { NoScriptRefresh } from '@lender/web/document';
import { useTranslation } from 'react-i18next';
import { cashBrandNames } from '../../../vocabulary/cash-brand.copy.es.ts';
import type { CashOrder } from './accepted-cash.ts';

/** Shows where and until when the money is collected, and what to show at the counter. */
export function AcceptedCashPage({ order }: { readonly order: CashOrder | null }) {
  const { t } = useTranslation('application');
  const facts = { amount: order?.amount, collectBy: order?.collectBy, brand: order && cashBrandNames[order.brand] };
  const status = order?.status ?? 'preparing';
  return (
    <Section space="xl">
      <NoScriptRefresh />
      <Container width="form">
        <Stack space="l">
          <PageHeader title={t(`acceptedCash.${status}.title`, facts)} lead={t(`acceptedCash.${status}.lead`, facts)} />
          {order?.status === 'waiting' && <Order order={order} />}
          <Notice>{t('accepted.never')}</Notice>
          {order?.status === 'waiting' && <Text tone="soft">{t('acceptedCash.late')}</Text>}
        </Stack>
      </Container>
    </Section>
  );
}

function Order({ order: { brand, amount, orderNumber, collectBy } }: { readonly order: CashOrder }) {
  const { t } = useTranslation('application');
  const facts = { brand: cashBrandNames[brand] };
  return (
    <Card labelledBy="order">
      <Stack space="m">
        <Heading level={2} id="order">
          {t('acceptedCash.order.title')}
        </Heading>
        <CopyableCode
          label={t('acceptedCash.order.number')}
          value={orderNumber}
          copyLabel={t('acceptedCash.order.copy')}
          copiedLabel={t('acceptedCash.order.copied')}
        />
        <DescriptionList
          items={[
            { term: t('acceptedCash.order.amount'), detail: amount },
            { term: t('acceptedCash.order.brand'), detail: facts.brand },
            { term: t('acceptedCash.order.collectBy'), detail: collectBy },
          ]}
        />
        <NumberedSteps steps={t('acceptedCash.steps', { returnObjects: true, ...facts })} />
        <Notice tone="warn">{t('acceptedCash.secret')}</Notice>
      </Stack>
    </Card>
  );
}
