import { PAPER_FILES_LIMIT, type PaperType, UPLOAD_MIMES } from '@lender/contract';
import { Button, FileInput, Stack, Text, useHydrated } from '@lender/ui';
import { FormKey } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { useTranslation } from 'react-i18next';

export interface PaperFormProps {
  readonly type: PaperType;
  readonly formKey: string;
  /** Number of files that may still be added. */
  readonly room: number;
  readonly isUploading: boolean;
  readonly isBusy: boolean;
  readonly onChoose: (file: File) => void;
}

/** Windows reports no MIME type for HEIC, so its extension is accepted too. */
const accept = [...UPLOAD_MIMES, '.heic', '.heif'].join(',');

/**
 * Asks for more files and offers the next step. Once hydrated, files are sent as they are chosen; otherwise with the
 * button that is pressed.
 */
export function PaperForm({ type, formKey, room, isUploading, isBusy, onChoose }: PaperFormProps) {
  const { t } = useTranslation('papers');
  const isHydrated = useHydrated();
  const limit = PAPER_FILES_LIMIT;
  const hint = isHydrated ? t('formats', { limit }) : `${t('formats', { limit })} ${t('together')}`;
  return (
    <Form method="post" encType="multipart/form-data">
      <input type="hidden" name="type" value={type} />
      <FormKey value={formKey} />
      <Stack space="m">
        {room > 0 ? (
          <FileInput
            id="file"
            name="file"
            legend={t('add')}
            hint={hint}
            accept={accept}
            cameraLabel={t('takePhoto')}
            chooseLabel={t('chooseFiles')}
            dropHint={isHydrated ? t('drop') : undefined}
            chosenLabel={({ name }) => name}
            isMultiple
            onChoose={onChoose}
          />
        ) : (
          <Text tone="soft">{t('full', { limit })}</Text>
        )}
        {!isHydrated && room > 0 && (
          <Button type="submit" name="intent" value="upload" tone="secondary" width="full">
            {t('upload')}
          </Button>
        )}
        {isUploading && <Text tone="soft">{t('uploading')}</Text>}
        <Button type="submit" name="intent" value="finish" width="full" isDisabled={isUploading} isBusy={isBusy}>
          {t(`kinds.${type}.finish`)}
        </Button>
      </Stack>
    </Form>
  );
}
