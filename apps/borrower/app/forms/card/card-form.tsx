import { Notice, Stack, Text, TextLink } from '@lender/ui';
import type { FormProblem } from '@lender/web/forms';
import { useTranslation } from 'react-i18next';
import type { CardSettings } from '../../platform/card-settings.ts';
import { FormBody } from '../form-body.tsx';
import { useFormView } from '../use-form-view.ts';
import { CARD_FIELDS, CARD_TOKEN_FIELDS, type CardField } from './card.ts';
import { CardFields } from './card-fields.tsx';
import { deviceAddress } from './device-session.ts';
import { useCardForm } from './use-card-form.ts';

export interface CardFormProps {
  readonly settings: CardSettings;
  readonly formKey: string;
  /** Reason why the card was not saved. */
  readonly refused: string | undefined;
  /** Address to which the form is sent. */
  readonly action: string;
  /** Text shown where no script runs, so that no card can be saved. */
  readonly noScript: string;
  /** Link to continue without a card, where the page has none of its own. */
  readonly onward?: { readonly href: string; readonly label: string };
}

/** Asks for a debit card, whose number goes from here to its provider only. */
export function CardForm({ settings, formKey, refused, action, noScript, onward }: CardFormProps) {
  const { t } = useTranslation('card');
  const form = useCardForm(settings);
  const sent: FormProblem<CardField> | undefined = refused
    ? { values: {}, fields: {}, form: refused, facts: {} }
    : undefined;
  const problem = form.problem ?? (form.isBusy ? undefined : sent);
  const view = useFormView({ words: 'card:form', fields: CARD_FIELDS, problem });
  const { deviceUrl } = settings;
  return (
    <>
      <Stack space="l">
        <noscript>
          <Notice tone="warn">{noScript}</Notice>
        </noscript>
        <form method="post" action={action} noValidate onInput={form.onInput} onSubmit={form.onSubmit}>
          <FormBody
            view={view}
            formKey={formKey}
            submitLabel={t('form.submit')}
            isBusy={form.isBusy}
            secondary={
              onward && (
                <TextLink href={onward.href} place="alone">
                  {onward.label}
                </TextLink>
              )
            }
          >
            {CARD_TOKEN_FIELDS.map((name) => (
              <input key={name} type="hidden" name={name} defaultValue="" />
            ))}
            <CardFields view={view} />
            {deviceUrl && <Text size="small">{t('device')}</Text>}
          </FormBody>
        </form>
      </Stack>
      {deviceUrl && form.deviceSession && <DeviceFrame address={deviceAddress(deviceUrl, form.deviceSession)} />}
    </>
  );
}

/** Frame in which the provider inspects the device. It sees nothing of this page. */
function DeviceFrame({ address }: { readonly address: string }) {
  return (
    <iframe
      src={address}
      title="OpenPay"
      hidden
      sandbox="allow-scripts allow-same-origin"
      referrerPolicy="no-referrer"
    />
  );
}
