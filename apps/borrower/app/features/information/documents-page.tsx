import { brand } from '@lender/brand';
import { Card, Notice, Prose, Stack, Text, TextLink } from '@lender/ui';
import { useTranslation } from 'react-i18next';
import { ReadingPage } from './reading-page.tsx';

/** The documents that anybody may read before applying. */
export function DocumentsPage() {
  const { t } = useTranslation('information');
  const documents = t('documents.documents', { returnObjects: true });
  return (
    <ReadingPage title={t('documents.title')} lead={t('documents.lead')}>
      <Notice>{t('documents.demo')}</Notice>
      <Card tone="info">
        <nav aria-label={t('documents.contents')}>
          <Stack as="ul" space="none">
            {documents.map(({ id, title }) => (
              <li key={id}>
                <TextLink href={`#${id}`} place="alone" icon="down">
                  {title}
                </TextLink>
              </li>
            ))}
          </Stack>
        </nav>
      </Card>
      <Prose>
        {documents.flatMap(({ id, title, paragraphs }) => [
          <h2 key={id} id={id}>
            {title}
          </h2>,
          ...paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>),
        ])}
      </Prose>
      <Text size="small" tone="soft">
        RECA {brand.contractRegistration} · SIPRES {brand.companyRegistration}
      </Text>
    </ReadingPage>
  );
}
