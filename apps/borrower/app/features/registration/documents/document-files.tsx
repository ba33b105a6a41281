import { PAPER_FILES_LIMIT, type PaperType } from '@lender/contract';
import { Heading, Inline, Stack, Text } from '@lender/ui';
import { useTranslation } from 'react-i18next';
import { fileList } from './document.css.ts';
import type { PaperFile } from './document.ts';
import { QueuedFileRow } from './queued-file-row.tsx';
import { StoredFileRow } from './stored-file-row.tsx';
import type { QueuedFile, UploadQueue } from './upload-queue.ts';

export interface PaperFilesProps {
  readonly type: PaperType;
  readonly files: readonly PaperFile[];
  readonly pending: readonly QueuedFile[];
  readonly queue: UploadQueue;
}

/** Shows the stored files and those being uploaded. */
export function PaperFiles({ type, files, pending, queue }: PaperFilesProps) {
  const { t } = useTranslation('papers');
  const isEmpty = files.length + pending.length === 0;
  return (
    <Stack space="s">
      <Inline justify="between">
        <Heading level={2} size="large" id="files">
          {t('files')}
        </Heading>
        <Text tone="soft">{t('count', { count: files.length, limit: PAPER_FILES_LIMIT })}</Text>
      </Inline>
      {isEmpty && <Text tone="soft">{t('none')}</Text>}
      {!isEmpty && (
        <ul className={fileList} aria-labelledby="files">
          {files.map((file, at) => (
            <StoredFileRow key={file.id} type={type} file={file} number={at + 1} />
          ))}
          {pending.map((file) => (
            <QueuedFileRow
              key={file.formKey}
              queued={file}
              onRetry={queue.retry}
              onGiveUp={() => queue.forget(({ formKey }) => formKey === file.formKey)}
            />
          ))}
        </ul>
      )}
    </Stack>
  );
}
