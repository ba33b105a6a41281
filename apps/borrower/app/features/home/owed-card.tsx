import { Amount, Card, Heading, LinkButton, Stack, StatusBadge, Text, TextLink } from '@lender/ui';
import { useTranslation } from 'react-i18next';
import type { OwedView } from './owed-view.ts';

/** Shows what a client owes, until when, and the link to pay it. */
export function OwedCard({ owed: { amount, day, when, daysLate, payHref, loanHref } }: { readonly owed: OwedView }) {
  const { t } = useTranslation('home');
  return (
    <Card labelledBy="owed">
      <Stack space="s">
        <Heading level={2} id="owed">
          {t('owed.title')}
        </Heading>
        {daysLate > 0 && <StatusBadge tone="danger">{t('owed.late', { count: daysLate })}</StatusBadge>}
        <Text tone="soft">{t(`owed.due.${when}`)}</Text>
        <Amount size="display">{amount}</Amount>
        <Text weight="bold">{t(`owed.on.${when}`, { day })}</Text>
        <LinkButton href={payHref} width="full">
          {t('owed.pay')}
        </LinkButton>
        <TextLink href={loanHref} place="alone" icon="right">
          {t('owed.see')}
        </TextLink>
      </Stack>
    </Card>
  );
}
