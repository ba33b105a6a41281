import { Card, CopyableCode, DescriptionList, Heading, Notice, NumberedSteps, Stack, Text } from '@lender/ui';
import { useTranslation } from 'react-i18next';
import { barcode } from './barcode.css.ts';
import { barcodePath, type StorePayment } from './store-payment.ts';

/** What to take to the store, and what to do there. */
export function StoreCard({ store }: { readonly store: StorePayment }) {
  const { t } = useTranslation('loan');
  if (store.kind === 'unavailable') {
    return (
      <div id="pagar">
        <Notice tone="warn" role="alert">
          {t('store.unavailable')}
        </Notice>
      </div>
    );
  }
  const { reference, grouped, amount, validOn } = store;
  return (
    <Card labelledBy="pagar">
      <Stack>
        <Heading level={2} id="pagar">
          {t('store.title')}
        </Heading>
        <DescriptionList
          columns={2}
          items={[
            { term: t('store.amount'), detail: <strong>{amount}</strong> },
            { term: t('store.validOn'), detail: validOn },
          ]}
        />
        <Text size="small">{t('store.settles')}</Text>
        <CopyableCode
          label={t('store.reference')}
          value={reference}
          display={grouped}
          copyLabel={t('store.copy')}
          copiedLabel={t('store.copied')}
        />
        <img className={barcode} src={barcodePath} alt={t('store.barcode', { reference })} />
        <NumberedSteps steps={t('store.steps', { returnObjects: true })} />
      </Stack>
    </Card>
  );
}
