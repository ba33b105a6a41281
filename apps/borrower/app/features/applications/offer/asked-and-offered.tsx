import { LoadingOverlay, Stack, Table, Text } from '@lender/ui';
import { useNavigation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { OfferReceipt } from '../../../price/offer-receipt.tsx';
import type { OfferView } from '../../../price/offer-view.ts';
import { priceSentence } from '../../../price/price-sentence.ts';
import { receiptCopy } from '../../../price/receipt.copy.es.ts';
import { comparedOffers } from './compared-offers.ts';

export interface AskedAndOfferedProps {
  readonly asked: { readonly amount: string; readonly view: OfferView | null };
  readonly offered: { readonly amount: string; readonly view: OfferView; readonly isChosen: boolean };
}

/** Shows what was asked for and what is offered. The price of another amount is read aloud once it is there. */
export function AskedAndOffered(props: AskedAndOfferedProps) {
  const { t } = useTranslation('offer');
  const isPricing = useNavigation().formData?.get('intent') === 'choose';
  return (
    <LoadingOverlay isActive={isPricing} label={t('choose.calculating')} done={priceSentence(props.offered.view)}>
      <Compared {...props} />
    </LoadingOverlay>
  );
}

/** Shows both offers side by side, each figure once; only the offered one, where the other has no price. */
function Compared({ asked, offered }: AskedAndOfferedProps) {
  const { t } = useTranslation('offer');
  const head = { asked: t('asked'), offered: t(offered.isChosen ? 'chosen' : 'offered') };
  if (asked.view === null) {
    return (
      <OfferReceipt
        id="offered"
        view={offered.view}
        head={
          <Text>
            {head.asked}: {asked.amount}
          </Text>
        }
      />
    );
  }
  return (
    <Stack space="xs">
      <Table
        caption={t('compared')}
        isCaptionHidden
        columns={[
          { id: 'line', header: t('line'), cell: ({ id }) => receiptCopy[id], isRowHeader: true },
          { id: 'asked', header: head.asked, cell: (line) => line.asked, align: 'end' },
          { id: 'offered', header: head.offered, cell: (line) => <strong>{line.offered}</strong>, align: 'end' },
        ]}
        rows={comparedOffers(asked.view, offered.view)}
        rowKey={({ id }) => id}
        empty=""
      />
      <Text size="small" tone="soft">
        {t('sameDay', { day: offered.view.dueDay })} {receiptCopy.cat}: {receiptCopy.catLegend}
      </Text>
    </Stack>
  );
}
