import { Button, Field, Heading, Notice, Stack, TextInput, TextLink } from '@lender/ui';
import { useTranslation } from 'react-i18next';
import { findQuestions, withLateExample } from './find-questions.ts';
import { Questions } from './questions.tsx';
import { ReadingPage } from './reading-page.tsx';

export interface FaqPageProps {
  /** Words of the search; empty while there is none. */
  readonly words: string;
  /** An example of what being late costs, in pesos; absent where it costs nothing or no price is known. */
  readonly lateExample?: string;
}

/** Page with every question by topic, or those that contain the words. */
export function FaqPage({ words, lateExample }: FaqPageProps) {
  const { t } = useTranslation('information');
  const topics = findQuestions(withLateExample(t('faq.topics', { returnObjects: true }), lateExample), words);
  return (
    <ReadingPage title={t('faq.title')} lead={t('faq.lead')}>
      <Search words={words} />
      {words !== '' && <Found count={topics.flatMap(({ questions }) => questions).length} words={words} />}
      {topics.map(({ title, questions }) => (
        <Stack key={title} space="xs">
          <Heading level={2}>{title}</Heading>
          <Questions questions={questions} />
        </Stack>
      ))}
    </ReadingPage>
  );
}

function Search({ words }: Pick<FaqPageProps, 'words'>) {
  const { t } = useTranslation('information');
  return (
    <search>
      <form method="get" action="/preguntas-frecuentes">
        <Stack space="s">
          <Field id="buscar" label={t('faq.search.label')}>
            <TextInput name="buscar" type="search" enterKeyHint="search" defaultValue={words} />
          </Field>
          <Button type="submit" tone="secondary">
            {t('faq.search.submit')}
          </Button>
        </Stack>
      </form>
    </search>
  );
}

function Found({ count, words }: Pick<FaqPageProps, 'words'> & { readonly count: number }) {
  const { t } = useTranslation('information');
  return (
    <Notice
      role="status"
      action={
        <TextLink href="/preguntas-frecuentes" place="alone">
          {t('faq.search.all')}
        </TextLink>
      }
    >
      {count === 0 ? t('faq.search.none', { words }) : t('faq.search.found', { count, words })}
    </Notice>
  );
}
