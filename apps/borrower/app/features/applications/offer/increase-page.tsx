import { Container, PageHeader, Section, Stack, Text } from '@lender/ui';
import { useTranslation } from 'react-i18next';
import { Withdrawal } from '../withdrawal.tsx';
import { AmountChoice } from './amount-choice.tsx';
import { AnswerButton } from './answer-button.tsx';
import { AskedAndOffered } from './asked-and-offered.tsx';
import type { AnswerPageProps } from './decrease-page.tsx';

/** Page for a larger offer: take it, a part of it, or keep the amount asked for. All are equally prominent. */
export function IncreasePage(page: AnswerPageProps) {
  const { applicationId, asked, offered, offeredCentavos, isChosen, amounts, askedView, view, isAsked } = page;
  const { t } = useTranslation('offer');
  return (
    <Section>
      <Container width="form">
        <Stack space="l">
          <PageHeader title={t('increase.title')} lead={t('increase.lead')} />
          <AskedAndOffered asked={{ amount: asked, view: askedView }} offered={{ amount: offered, view, isChosen }} />
          {amounts.length > 2 && <AmountChoice of="increase" amounts={amounts} chosen={offeredCentavos} />}
          <Text>{t('increase.costs')}</Text>
          <Stack space="s">
            <AnswerButton intent="keep" tone="secondary">
              {t('increase.keep', { amount: asked })}
            </AnswerButton>
            {offered !== asked && (
              <AnswerButton intent="accept" tone="secondary" amount={offeredCentavos}>
                {t('increase.accept', { amount: offered })}
              </AnswerButton>
            )}
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
