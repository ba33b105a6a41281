import {
  Card,
  Container,
  Heading,
  Inline,
  LinkButton,
  PageHeader,
  Section,
  Stack,
  StatusBadge,
  Text,
  TextLink,
} from '@lender/ui';
import { useTranslation } from 'react-i18next';

export interface NoLoanPageProps {
  /** What the client may borrow; nothing where that is nothing. */
  readonly limit: string | null;
  readonly last: { readonly principal: string; readonly paid: string } | null;
}

/** Nothing is owed: the way to a new loan, and how the last one ended. */
export function NoLoanPage({ limit, last }: NoLoanPageProps) {
  const { t } = useTranslation('loan');
  return (
    <Section>
      <Container width="form">
        <Stack space="l">
          <PageHeader title={t('noLoan.title')} lead={t('noLoan.lead')} />
          {limit !== null && <Text weight="bold">{t('noLoan.limit', { amount: limit })}</Text>}
          <LinkButton href="/application/apply" width="full">
            {t('noLoan.apply')}
          </LinkButton>
          {last && (
            <Card labelledBy="last">
              <Stack space="s">
                <Inline justify="between">
                  <Heading level={2} id="last">
                    {t('noLoan.last')}
                  </Heading>
                  <StatusBadge tone="ok">{t('noLoan.lastPaid')}</StatusBadge>
                </Inline>
                <Text>{t('noLoan.lastText', last)}</Text>
                <TextLink href="/profile/my-loan" place="alone" icon="right">
                  {t('noLoan.see')}
                </TextLink>
              </Stack>
            </Card>
          )}
        </Stack>
      </Container>
    </Section>
  );
}
