import { Card, Columns, Heading, Stack, Text } from '@lender/ui';
import { useTranslation } from 'react-i18next';
import { Band } from './band.tsx';

/** Shows what other lenders do to people, and this one does not. */
export function NeverDo() {
  const { t } = useTranslation('home');
  return (
    <Band id="never-do" title={t('never.title')}>
      <Text tone="soft">{t('never.lead')}</Text>
      <Columns count={2}>
        {t('never.items', { returnObjects: true }).map(({ title, detail }) => (
          <Card key={title} tone="flat">
            <Stack space="xxs">
              <Heading level={3}>{title}</Heading>
              <Text tone="soft">{detail}</Text>
            </Stack>
          </Card>
        ))}
      </Columns>
    </Band>
  );
}
