import { Button, Inline, Notice, Stack, Text, TextLink } from '@lender/ui';
import { useTranslation } from 'react-i18next';
import { useSecondsUntil } from './use-seconds-until.ts';

/** Intent of a form that asks for another code. */
export const RESEND_CODE = 'resend_code';

export interface ResendCodeProps {
  /** Moment from which another code may be asked for, ISO 8601. */
  readonly resendAt: string;
  /** True when another code has just been sent. */
  readonly wasResent: boolean;
  /** Link back, to change where the code goes. */
  readonly elsewhere: { readonly href: string; readonly label: string };
}

/**
 * Offers another code, or another address to send it to. Where scripts do not run, the server says how long to wait.
 */
export function ResendCode({ resendAt, wasResent, elsewhere }: ResendCodeProps) {
  const { t } = useTranslation('forms');
  const seconds = useSecondsUntil(resendAt);
  return (
    <Stack space="s">
      {wasResent && (
        <Notice tone="ok" role="status">
          {t('code.resent')}
        </Notice>
      )}
      <Inline space="m">
        {seconds > 0 ? (
          <Text as="span" size="small" tone="soft">
            {t('code.resendIn', { seconds })}
          </Text>
        ) : (
          <Button type="submit" name="intent" value={RESEND_CODE} tone="secondary" size="small">
            {t('code.resend')}
          </Button>
        )}
        <TextLink href={elsewhere.href} place="alone">
          {elsewhere.label}
        </TextLink>
      </Inline>
    </Stack>
  );
}
