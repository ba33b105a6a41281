import { Button, Inline, Notice, Stack, Text, TextLink } from '@lender/ui';
import { useTranslation } from 'react-i18next';
import type { RegistrationIntent } from './account.ts';
import { useSecondsUntil } from './use-seconds-until.ts';

export interface ResendCodeProps {
  /** From when another code may be asked for, ISO 8601. */
  readonly resendAt: string;
  /** Another one has just been sent. */
  readonly wasResent: boolean;
}

const intent: RegistrationIntent = 'resend_code';

/** No code came: another one, or another number. Where scripts do not run, the server says how long to wait. */
export function ResendCode({ resendAt, wasResent }: ResendCodeProps) {
  const { t } = useTranslation('registration');
  const seconds = useSecondsUntil(resendAt);
  return (
    <Stack space="s">
      {wasResent && (
        <Notice tone="ok" role="status">
          {t('account.resent')}
        </Notice>
      )}
      <Inline space="m">
        {seconds > 0 ? (
          <Text as="span" size="small" tone="soft">
            {t('account.resendIn', { seconds })}
          </Text>
        ) : (
          <Button type="submit" name="intent" value={intent} tone="secondary" size="small">
            {t('account.resend')}
          </Button>
        )}
        <TextLink href="/registration?cambiar" place="alone">
          {t('account.changePhone')}
        </TextLink>
      </Inline>
    </Stack>
  );
}
