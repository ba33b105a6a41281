import { Heading, NumberedSteps, Stack } from '@lender/ui';
import { useTranslation } from 'react-i18next';

/** The three steps from the calculator to the money. */
export function HowItWorks() {
  const { t } = useTranslation('home');
  return (
    <Stack>
      <Heading level={2}>{t('steps.title')}</Heading>
      <NumberedSteps steps={t('steps.items', { returnObjects: true })} />
    </Stack>
  );
}
