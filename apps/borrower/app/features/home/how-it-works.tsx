import { NumberedSteps } from '@lender/ui';
import { useTranslation } from 'react-i18next';
import { Band } from './band.tsx';

/** The three steps from the calculator to the money. */
export function HowItWorks() {
  const { t } = useTranslation('home');
  return (
    <Band id="how-it-works" title={t('steps.title')} tone="surface">
      <NumberedSteps steps={t('steps.items', { returnObjects: true })} />
    </Band>
  );
}
