import type { ReasonCode } from '@lender/lending';
import { Container, Notice, PageHeader, Section, Stack, Text } from '@lender/ui';
import { useTranslation } from 'react-i18next';
import type { OfferView } from '../../../price/offer-view.ts';
import { Withdrawal } from '../withdrawal.tsx';
import { AnswerButton } from './answer-button.tsx';
import { AskedAndOffered } from './asked-and-offered.tsx';

export interface AnswerPageProps {
  readonly applicationId: string;
  readonly asked: string;
  readonly offered: string;
  /** What was asked for, at its price; nothing where it has none any more. */
  readonly askedView: OfferView | null;
  readonly reasons: readonly ReasonCode[];
  readonly view: OfferView;
  /** The client asked to withdraw and is now to confirm. */
  readonly isAsked: boolean;
}

/** Less than was asked for: take it or not. */
export function DecreasePage({ applicationId, asked, offered, askedView, reasons, view, isAsked }: AnswerPageProps) {
  const { t } = useTranslation(['offer', 'application']);
  return (
    <Section>
      <Container width="form">
        <Stack space="l">
          <PageHeader title={t('decrease.title')} lead={t('decrease.lead')} />
          <AskedAndOffered asked={{ amount: asked, view: askedView }} offered={{ amount: offered, view }} />
          {reasons.length > 0 && (
            <Notice title={t('decrease.because')}>
              {reasons.map((code) => (
                <Text key={code}>{t(`application:reasons.${code}`)}</Text>
              ))}
            </Notice>
          )}
          <Text size="small" tone="soft">
            {t('decrease.next')}
          </Text>
          <Stack space="s">
            <AnswerButton intent="accept">{t('decrease.accept', { amount: offered })}</AnswerButton>
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
