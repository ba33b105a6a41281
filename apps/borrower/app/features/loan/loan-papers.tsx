import { Card, CopyableCode, DescriptionList, Heading, Stack, Text, TextLink } from '@lender/ui';
import { useTranslation } from 'react-i18next';
import type { LoanView } from './loan-view.ts';
import { signedDocumentPath } from './signed-document-path.ts';

/** What was paid so far. */
export function PaymentsCard({ payments }: Pick<LoanView, 'payments'>) {
  const { t } = useTranslation('loan');
  return (
    <Card labelledBy="payments">
      <Stack space="s">
        <Heading level={2} id="payments">
          {t('loan.payments.title')}
        </Heading>
        {payments.length === 0 ? (
          <Text tone="soft">{t('loan.payments.none')}</Text>
        ) : (
          <Stack as="ul" space="xs">
            {payments.map(({ id, date, amount, method }) => (
              <Text as="li" key={id}>
                <strong>{amount}</strong> · {date} · {t(`loan.payments.methods.${method}`)}
              </Text>
            ))}
          </Stack>
        )}
      </Stack>
    </Card>
  );
}

/** How the money came, and what was signed for it. */
export function PayoutCard({ view }: { readonly view: LoanView }) {
  const { t } = useTranslation('loan');
  const { account, trackingKey } = view.payout;
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
          ]}
        />
        {trackingKey === null ? (
          <Text size="small" tone="soft">
            {t('loan.payout.trackingKey')}: {t('loan.payout.pending')}
          </Text>
        ) : (
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
