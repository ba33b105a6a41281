import { Card, CopyableCode, DescriptionList, Heading, Stack, Text, TextLink } from '@lender/ui';
import { useTranslation } from 'react-i18next';
import { signedDocumentPath } from '../../vocabulary/signed-document-path.ts';
import type { LoanView } from './loan-view.ts';

/** Shows how the money came, and what was signed for it. */
export function PayoutCard({ view }: { readonly view: LoanView }) {
  const { t } = useTranslation('loan');
  const { account, trackingKey, folio } = view.payout;
  return (
    <Card labelledBy="payout">
      <Stack space="s">
        <Heading level={2} id="payout">
          {t('loan.payout.title')}
        </Heading>
        <DescriptionList
          columns={2}
          items={[
            { term: t('loan.payout.amount'), detail: view.principal },
            { term: t('loan.payout.date'), detail: view.startDate },
            { term: t('loan.payout.account'), detail: account },
            ...(folio === null ? [] : [{ term: t('loan.payout.folio'), detail: folio }]),
          ]}
        />
        {trackingKey === null && folio === null && (
          <Text size="small" tone="soft">
            {t('loan.payout.trackingKey')}: {t('loan.payout.pending')}
          </Text>
        )}
        {trackingKey !== null && (
          <CopyableCode
            label={t('loan.payout.trackingKey')}
            value={trackingKey}
            copyLabel={t('loan.payout.copy')}
            copiedLabel={t('loan.payout.copied')}
          />
        )}
        <TextLink href={signedDocumentPath(view.agreementId)} place="alone" icon="file" target="_blank">
          {t('loan.documents.agreement')}
        </TextLink>
      </Stack>
    </Card>
  );
}
