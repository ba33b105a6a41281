import { brand } from '@lender/brand';
import { Card, CopyableCode, DescriptionList, Heading, Notice, Stack, Text, TextLink } from '@lender/ui';
import { useTranslation } from 'react-i18next';
import { loanPath } from '../../../vocabulary/loan-paths.ts';
import type { PaySelection } from './pay-address.ts';
import type { TransferPayment } from './transfer-payment.server.ts';

export interface TransferCardProps {
  readonly transfer: TransferPayment;
  readonly selection: PaySelection;
  readonly loanId: string;
}

/** Shows what a transfer needs, each part ready to be copied. */
export function TransferCard({ transfer, selection, loanId }: TransferCardProps) {
  const { t } = useTranslation('pay');
  if (transfer.kind === 'unavailable')
    return (
      <Notice tone="warn" role="alert">
        {t('transfer.unavailable')}
      </Notice>
    );
  const { clabe, grouped, bank, reference, amount, validOn } = transfer;
  // Fields as the form of a bank asks for them. An amount is copied as digits: forms take no sign.
  const fields = [
    { name: 'beneficiary', value: brand.company },
    { name: 'bank', value: bank },
    { name: 'clabe', value: clabe, display: grouped },
    { name: 'amount', value: amount.replace('$', ''), display: amount },
    { name: 'concept', value: reference },
  ] as const;
  return (
    <Card labelledBy="spei">
      <Stack>
        <Heading level={2} id="spei">
          {t('transfer.title')}
        </Heading>
        <DescriptionList items={[{ term: t('validOn'), detail: validOn }]} />
        {fields.map(({ name, ...field }) => (
          <CopyableCode
            key={name}
            label={t(`transfer.fields.${name}.label`)}
            copyLabel={t(`transfer.fields.${name}.copy`)}
            copiedLabel={t(`transfer.fields.${name}.copied`)}
            {...field}
          />
        ))}
        <Text size="small">{t('transfer.whose', { company: brand.company })}</Text>
        <Text size="small">{t(selection.isPart ? 'does.part' : `does.${selection.purpose}`)}</Text>
        <Text size="small">{t('transfer.any')}</Text>
        <TextLink href={loanPath('transfer', loanId)} place="alone" icon="right">
          {t('transfer.missing')}
        </TextLink>
      </Stack>
    </Card>
  );
}
