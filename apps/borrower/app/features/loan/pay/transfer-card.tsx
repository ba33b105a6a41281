import { Card, CopyableCode, DescriptionList, Heading, Notice, Stack, Text, TextLink } from '@lender/ui';
import { useTranslation } from 'react-i18next';
import { loanPath } from '../loan-paths.ts';
import type { PayWish } from './pay-address.ts';
import type { TransferPayment } from './transfer-payment.server.ts';

export interface TransferCardProps {
  readonly transfer: TransferPayment;
  readonly wish: PayWish;
  readonly loanId: string;
}

/** What a transfer needs, each part ready to be copied. */
export function TransferCard({ transfer, wish, loanId }: TransferCardProps) {
  const { t } = useTranslation('pay');
  if (transfer.kind === 'unavailable')
    return (
      <Notice tone="warn" role="alert">
        {t('transfer.unavailable')}
      </Notice>
    );
  const { clabe, grouped, bank, reference, amount, validOn } = transfer;
  return (
    <Card labelledBy="spei">
      <Stack>
        <Heading level={2} id="spei">
          {t('transfer.title')}
        </Heading>
        <DescriptionList
          items={[
            { term: t('amount'), detail: <strong>{amount}</strong> },
            { term: t('validOn'), detail: validOn },
            { term: t('transfer.bank'), detail: bank },
            { term: t('transfer.reference'), detail: reference },
          ]}
        />
        <CopyableCode
          label={t('transfer.clabe')}
          value={clabe}
          display={grouped}
          copyLabel={t('transfer.copy')}
          copiedLabel={t('copied')}
        />
        <Text size="small">{t(wish.isPart ? 'does.part' : `does.${wish.purpose}`)}</Text>
        <Text size="small">{t('transfer.any')}</Text>
        <TextLink href={loanPath('transfer', loanId)} place="alone" icon="right">
          {t('transfer.missing')}
        </TextLink>
      </Stack>
    </Card>
  );
}
