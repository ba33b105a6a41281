import { Illustration, Stack, Text } from '@lender/ui';
import { useTranslation } from 'react-i18next';
import { sideBySide } from './photo-examples.css.ts';

/** Shows a photo that can be read, and one that cannot. */
export function PhotoExamples() {
  const { t } = useTranslation('registration');
  return (
    <div className={sideBySide}>
      <Stack space="xs">
        <Illustration name="photoGood" />
        <Text size="small" tone="ok" weight="bold">
          {t('idPhotos.examples.good')}
        </Text>
      </Stack>
      <Stack space="xs">
        <Illustration name="photoBad" />
        <Text size="small" tone="danger" weight="bold">
          {t('idPhotos.examples.bad')}
        </Text>
      </Stack>
    </div>
  );
}
