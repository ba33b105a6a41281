import { Checkbox, TextLink } from '@lender/ui';
import type { FormProblem } from '@lender/web/forms';
import { useTranslation } from 'react-i18next';

type Consent = 'terms' | 'privacy';

export interface LegalConsentsProps {
  readonly view: { field(name: Consent): { readonly error?: string } };
  /** Boxes that were ticked when the form was refused. */
  readonly values: FormProblem<Consent>['values'];
}

/**
 * Asks for the legal consents. Nothing is ticked beforehand. The texts open beside the form, so that it is still there
 * afterwards.
 */
export function LegalConsents({ view, values }: LegalConsentsProps) {
  const { t } = useTranslation('forms');
  const text = (id: string, label: string) => (
    <TextLink href={`/documentos#${id}`} target="_blank">
      {label}
    </TextLink>
  );
  return (
    <div>
      <Checkbox id="terms" name="terms" defaultChecked={Boolean(values.terms)} error={view.field('terms').error}>
        {t('legal.terms')} {text('terminos', t('legal.termsLink'))}.
      </Checkbox>
      <Checkbox
        id="privacy"
        name="privacy"
        defaultChecked={Boolean(values.privacy)}
        error={view.field('privacy').error}
      >
        {t('legal.privacy')} {text('privacidad', t('legal.privacyLink'))} {t('legal.privacyEnd')}.
      </Checkbox>
    </div>
  );
}
