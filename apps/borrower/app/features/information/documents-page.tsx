import { Card, Heading, Notice, Prose, Stack, Text, TextLink } from '@lender/ui';
import { useTranslation } from 'react-i18next';
import type { PublicDocument } from './public-document.server.ts';
import { publicDocumentPath } from './public-document.ts';
import { ReadingPage } from './reading-page.tsx';

export interface DocumentsPageProps {
  readonly files: readonly PublicDocument[];
  /** True when the requested file does not exist. */
  readonly isMissing: boolean;
}

/** Documents that any visitor may read before applying. */
export function DocumentsPage({ files, isMissing }: DocumentsPageProps) {
  const { t } = useTranslation('information');
  const documents = t('documents.documents', { returnObjects: true });
  return (
    <ReadingPage title={t('documents.title')} lead={t('documents.lead')}>
      {isMissing && (
        <Notice tone="warn" role="alert">
          {t('documents.missing')}
        </Notice>
      )}
      <Notice>{t('documents.demo')}</Notice>
      <Files files={files} />
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
        {t('documents.registrations')}
      </Text>
    </ReadingPage>
  );
}

function Files({ files }: Pick<DocumentsPageProps, 'files'>) {
  const { t } = useTranslation('information');
  return (
    <Card labelledBy="files" padding="m">
      <Stack space="xs">
        <Heading level={2} id="files">
          {t('documents.files.title')}
        </Heading>
        {files.map(({ name, file }) => (
          <div key={name}>
            <TextLink href={publicDocumentPath(name)} place="alone" icon="file" target="_blank">
              {t(`documents.files.${name}`)} (PDF)
            </TextLink>
            {file && (
              <Text size="small" tone="soft">
                {t('documents.files.about', file)}
              </Text>
            )}
          </div>
        ))}
      </Stack>
    </Card>
  );
}
