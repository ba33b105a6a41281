import { Heading, Stack } from '@lender/ui';
import { useTranslation } from 'react-i18next';
import { Questions } from './questions.tsx';
import { ReadingPage } from './reading-page.tsx';

/** Every question, by topic. */
export function FaqPage() {
  const { t } = useTranslation('information');
  return (
    <ReadingPage title={t('faq.title')} lead={t('faq.lead')}>
      {t('faq.topics', { returnObjects: true }).map(({ title, questions }) => (
        <Stack key={title} space="xs">
          <Heading level={2}>{title}</Heading>
          <Questions questions={questions} />
        </Stack>
      ))}
    </ReadingPage>
  );
}
