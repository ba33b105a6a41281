import { Columns, Heading, Illustration, type IllustrationName, Stack, Text } from '@lender/ui';
import { useTranslation } from 'react-i18next';
import { Band } from './band.tsx';

/** One drawing for each step. */
const drawings: readonly IllustrationName[] = ['calendar', 'idCard', 'jar'];

/** The three steps from the calculator to the money. */
export function HowItWorks() {
  const { t } = useTranslation('home');
  return (
    <Band id="how-it-works" title={t('steps.title')} tone="surface">
      <Columns count={3} space="l">
        {t('steps.items', { returnObjects: true }).map(({ title, detail }, index) => (
          <Stack key={title} space="xs" align="start">
            <Illustration name={drawings[index] ?? 'receipt'} />
            <Heading level={3}>
              {index + 1}. {title}
            </Heading>
            <Text tone="soft">{detail}</Text>
          </Stack>
        ))}
      </Columns>
    </Band>
  );
}
