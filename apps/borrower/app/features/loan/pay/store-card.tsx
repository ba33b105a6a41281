import { Card, CopyableCode, DescriptionList, Heading, Notice, NumberedSteps, Stack, Text } from '@lender/ui';
import { useTranslation } from 'react-i18next';
import { Bars } from '../../../vocabulary/bars/bars.tsx';
import type { PaySelection } from './pay-address.ts';
import type { StorePayment } from './store-payment.server.ts';

export interface StoreCardProps {
  readonly store: StorePayment;
  readonly selection: PaySelection;
}

/** Shows what to take to the store, and what to do there. */
export function StoreCard({ store, selection }: StoreCardProps) {
  const { t } = useTranslation('pay');
  if (store.kind === 'unavailable')
    return (
      <Notice tone="warn" role="alert">
        {t('store.unavailable')}
      </Notice>
    );
  const { reference, grouped, amount, validOn, expiresOn, bars } = store;
  return (
    <Card labelledBy="store">
      <Stack>
        <Heading level={2} id="store">
          {t('store.title')}
        </Heading>
        <DescriptionList
          items={[
            { term: t('amount'), detail: <strong>{amount}</strong> },
            { term: t('validOn'), detail: validOn },
          ]}
        />
        <Text size="small">{t(selection.isPart ? 'does.part' : `does.${selection.purpose}`)}</Text>
        {selection.purpose === 'prestamo' && <Text size="small">{t('store.expires', { day: expiresOn })}</Text>}
        <CopyableCode
          label={t('store.reference')}
          value={reference}
          display={grouped}
          copyLabel={t('store.copy')}
          copiedLabel={t('copied')}
        />
        <Bars bars={bars} label={t('store.barcode', { reference })} />
        <NumberedSteps steps={t('store.steps', { returnObjects: true })} />
      </Stack>
    </Card>
  );
}
