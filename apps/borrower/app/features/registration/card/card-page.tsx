import { useTranslation } from 'react-i18next';
import { CardForm } from '../../../forms/card/card-form.tsx';
import { CARD_FORM, type CardSettings } from '../../../platform/card-settings.ts';
import { StepPage } from '../step-page.tsx';

export interface CardPageProps {
  readonly settings: CardSettings;
  readonly formKey: string;
  /** Reason why the card was not saved. */
  readonly refused: string | undefined;
}

/** Page for an optional debit card beside the account. */
export function CardPage(props: CardPageProps) {
  const { t } = useTranslation('card');
  return (
    <StepPage step="bankAccount" title={t('title')} detail={t('detail')} lead={t('lead')} why={t('why')}>
      <CardForm
        {...props}
        action={`?${CARD_FORM.name}=${CARD_FORM.value}`}
        noScript={t('noScript')}
        onward={{ href: CARD_FORM.path, label: t('back') }}
      />
    </StepPage>
  );
}
