import { Card, Container, Notice, PageHeader, Section, Stack, Text } from '@lender/ui';
import { useTranslation } from 'react-i18next';
import { CardForm } from '../../../forms/card/card-form.tsx';
import { CARD_PAGE, type CardSettings } from '../../../platform/card-settings.ts';

export interface CardPageProps {
  /** Null where cards are not accepted. */
  readonly settings: CardSettings | null;
  readonly formKey: string;
  /** Reason why the card was not saved. */
  readonly refused: string | undefined;
}

/** Page for a debit card that its owner may charge: the first one, or a replacement. */
export function CardPage({ settings, formKey, refused }: CardPageProps) {
  const { t } = useTranslation('card');
  return (
    <Section>
      <Container width="form">
        <Stack space="l">
          <PageHeader title={t('own.title')} lead={t('own.lead')} back={{ href: '/profile', label: t('own.back') }} />
          {settings === null ? (
            <Notice tone="warn">{t('own.none')}</Notice>
          ) : (
            <Card>
              <CardForm {...{ settings, formKey, refused }} action={CARD_PAGE} noScript={t('own.noScript')} />
            </Card>
          )}
          <Text size="small" tone="soft">
            {t('why')}
          </Text>
        </Stack>
      </Container>
    </Section>
  );
}
