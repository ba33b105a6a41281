import { Container, PageHeader, Section, Stack, Text } from '@lender/ui';
import { useTranslation } from 'react-i18next';
import { OfferReceipt } from '../../../price/offer-receipt.tsx';
import { Withdrawal } from '../withdrawal.tsx';
import { AnswerButton } from './answer-button.tsx';
import { AskedAndOffered } from './asked-and-offered.tsx';
import type { AnswerPageProps } from './decrease-page.tsx';

/** More than was asked for: take it, or keep what was asked for. Both weigh the same. */
export function IncreasePage({ applicationId, asked, offered, view, isAsked }: AnswerPageProps) {
  const { t } = useTranslation('offer');
  return (
    <Section>
      <Container width="form">
        <Stack space="l">
          <PageHeader title={t('increase.title')} lead={t('increase.lead')} />
          <AskedAndOffered asked={asked} offered={offered} />
          <Stack space="s">
            <Text>{t('increase.costs', { amount: offered })}</Text>
            <OfferReceipt id="increase" view={view} />
          </Stack>
          <Stack space="s">
            <AnswerButton intent="keep" tone="secondary">
              {t('increase.keep', { amount: asked })}
            </AnswerButton>
            <AnswerButton intent="accept" tone="secondary">
              {t('increase.accept', { amount: offered })}
            </AnswerButton>
            <Withdrawal
              at="/application/offer-increase"
              applicationId={applicationId}
              isAsked={isAsked}
              label={t('increase.refuse')}
            />
          </Stack>
        </Stack>
      </Container>
    </Section>
  );
}
