import { LinkButton, Stack, TextLink } from '@lender/ui';
import { useTranslation } from 'react-i18next';
import { phoneForReading } from '../../../forms/masks/phone-digits.ts';
import { StepPage } from '../step-page.tsx';

export interface KnownPartProps {
  readonly phone: string;
  /** Address at which its owner signs in, and returns to apply. */
  readonly signInAddress: string;
}

/** Shows that a proven phone has an account: its owner signs in and continues with the application. */
export function KnownPart({ phone, signInAddress }: KnownPartProps) {
  const { t } = useTranslation('registration');
  return (
    <StepPage
      step="account"
      title={t('account.known.title')}
      detail={t('account.phone.detail')}
      lead={t('account.known.lead', { phone: phoneForReading(phone) })}
      why={t('account.known.why')}
    >
      <Stack space="m">
        <LinkButton href={signInAddress} width="full">
          {t('account.known.signIn')}
        </LinkButton>
        <TextLink href="/recover" place="alone">
          {t('account.known.recover')}
        </TextLink>
        <TextLink href="/registration?cambiar" place="alone">
          {t('account.known.changePhone')}
        </TextLink>
      </Stack>
    </StepPage>
  );
}
