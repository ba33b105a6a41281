import { Button, Card, CopyableCode, Heading, Stack, Text } from '@lender/ui';
import { Form } from '@lender/web/navigation';
import { useTranslation } from 'react-i18next';
import { REFERRALS_PATH, type ReferralView } from './referrals.ts';

/** One invitation: the friend, its status, and its link while it is open. */
export function ReferralCard({ id, name, phoneLastFour, status, date, link }: ReferralView) {
  const { t } = useTranslation('account');
  return (
    <Card>
      <Stack space="s">
        <Heading level={3}>
          {name} · {t(`referrals.states.${status}`)}
        </Heading>
        <Text size="small" tone="soft">
          {t('referrals.since', { lastFour: phoneLastFour, date })}
        </Text>
        {status === 'invited' && (
          <>
            <CopyableCode
              label={t('referrals.link')}
              value={link}
              copyLabel={t('referrals.copy')}
              copiedLabel={t('referrals.copied')}
            />
            <Form method="post" action={REFERRALS_PATH}>
              <input type="hidden" name="intent" value="withdraw" />
              <input type="hidden" name="id" value={id} />
              <Button type="submit" tone="quiet" size="small">
                {t('referrals.withdraw', { name })}
              </Button>
            </Form>
          </>
        )}
      </Stack>
    </Card>
  );
}
