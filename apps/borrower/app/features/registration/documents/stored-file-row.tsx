import type { PaperType } from '@lender/contract';
import { Button, Icon, Inline, StatusBadge, Text, TextLink, VisuallyHidden } from '@lender/ui';
import { Form } from '@lender/web/navigation';
import { useTranslation } from 'react-i18next';
import { StoredPreview } from '../uploads/stored-preview.tsx';
import { filePath, megabytes } from '../uploads/upload.ts';
import { fileLine, fileRow, fileWords, thumb } from './document.css.ts';
import type { PaperFile } from './document.ts';

export interface StoredFileRowProps {
  readonly type: PaperType;
  readonly file: PaperFile;
  /** Position in the list, from 1, used as its name. */
  readonly number: number;
}

/** Stored file: its preview, and the button that removes it. */
export function StoredFileRow({ type, file, number }: StoredFileRowProps) {
  const { t } = useTranslation('papers');
  const { id, isPicture } = file;
  const size = megabytes(file.sizeBytes);
  const path = filePath(type, file);
  return (
    <li className={fileRow}>
      <div className={fileLine}>
        <div className={thumb}>
          {isPicture ? (
            <StoredPreview
              size="thumb"
              src={path}
              alt={t('alt', { number })}
              fallback={<NoPreview words={t('noPreview')} />}
            />
          ) : (
            <Icon name="file" />
          )}
        </div>
        <div className={fileWords}>
          <Inline justify="between" space="s">
            <Text>{t('name', { number })}</Text>
            <StatusBadge tone="ok">{t('status.stored')}</StatusBadge>
          </Inline>
          <Text size="small" tone="soft">
            {t(isPicture ? 'detailOf.photo' : 'detailOf.pdf', { size })}
          </Text>
        </div>
      </div>
      <Form method="post" encType="multipart/form-data">
        <input type="hidden" name="type" value={type} />
        <input type="hidden" name="id" value={id} />
        <Inline justify="between" space="s">
          <TextLink href={path} place="alone" aria-label={t(isPicture ? 'openOf' : 'downloadOf', { number })}>
            {t(isPicture ? 'open' : 'download')}
          </TextLink>
          <Button
            type="submit"
            name="intent"
            value="remove"
            tone="quiet"
            size="small"
            aria-label={t('removeOf', { number })}
          >
            {t('remove')}
          </Button>
        </Inline>
      </Form>
    </li>
  );
}

const NoPreview = ({ words }: { readonly words: string }) => (
  <>
    <Icon name="camera" />
    <VisuallyHidden>{words}</VisuallyHidden>
  </>
);
