import type { ReasonCode } from '@lender/lending';
import { Container, Notice, PageHeader, Section, Stack, Text } from '@lender/ui';
import { useTranslation } from 'react-i18next';
import type { OfferView } from '../../../price/offer-view.ts';
import { Withdrawal } from '../withdrawal.tsx';
import { AmountChoice, type AmountOption } from './amount-choice.tsx';
import { AnswerButton } from './answer-button.tsx';
import { AskedAndOffered } from './asked-and-offered.tsx';

export interface AnswerPageProps {
  readonly applicationId: string;
  readonly asked: string;
  readonly offered: string;
  /** Price of what was asked for; nothing where it has none any more. */
  readonly askedView: OfferView | null;
  readonly reasons: readonly ReasonCode[];
  readonly view: OfferView;
  /** Amount that the page shows, in whole centavos: the client accepts what was read. */
  readonly offeredCentavos: number;
  /** True when the amount is another than the one offered. */
  readonly isChosen: boolean;
  /** Every amount that may be accepted. */
  readonly amounts: readonly AmountOption[];
  /** True when the client asked to withdraw and must confirm it. */
  readonly isAsked: boolean;
}

/** Page for a smaller offer: the client takes it, less of it, or nothing. */
export function DecreasePage(page: AnswerPageProps) {
  const { applicationId, asked, offered, offeredCentavos, isChosen, amounts, askedView, reasons, view, isAsked } = page;
  const { t } = useTranslation(['offer', 'application']);
  return (
    <Section>
      <Container width="form">
        <Stack space="l">
          <PageHeader title={t('decrease.title')} lead={t('decrease.lead')} />
          <AskedAndOffered asked={{ amount: asked, view: askedView }} offered={{ amount: offered, view, isChosen }} />
          {reasons.length > 0 && (
            <Notice title={t('decrease.because')}>
              {reasons.map((code) => (
                <Text key={code}>{t(`application:reasons.${code}`)}</Text>
              ))}
            </Notice>
          )}
          {amounts.length > 1 && <AmountChoice of="decrease" amounts={amounts} chosen={offeredCentavos} />}
          <Text size="small" tone="soft">
            {t('decrease.next')}
          </Text>
          <Stack space="s">
            <AnswerButton intent="accept" amount={offeredCentavos}>
              {t('decrease.accept', { amount: offered })}
            </AnswerButton>
            <Withdrawal
              at="/application/offer-decrease"
              applicationId={applicationId}
              isAsked={isAsked}
              label={t('decrease.refuse')}
            />
          </Stack>
        </Stack>
      </Container>
    </Section>
  );
}
