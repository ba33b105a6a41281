import { ID_PHOTO_MIMES } from '@lender/contract';
import { Button, Card, FileInput, Heading, Inline, ProgressBar, Stack, StatusBadge, useHydrated } from '@lender/ui';
import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { photoAnchor, photoPath, type PhotoTask as Task } from './photo.ts';
import { StoredPreview } from './stored-preview.tsx';
import { usePhotoProblem } from './use-photo-problem.ts';
import { type UploadState, usePhotoUpload } from './use-photo-upload.ts';

export interface PhotoTaskProps {
  readonly task: Task;
  /** Why this photo was refused when the form was sent without a script. */
  readonly code: string | undefined;
}

/** Windows names no kind for HEIC, so its ending is accepted too. */
const accept = [...ID_PHOTO_MIMES, '.heic', '.heif'].join(',');

/** One photo: what it has to show, the two ways to it, and what is stored. */
export function PhotoTask({ task, code }: PhotoTaskProps) {
  const { type, stored } = task;
  const { t } = useTranslation('registration');
  const { state, upload } = usePhotoUpload(type);
  const refusal = state.status === 'failed' ? state.code : state.status === 'idle' ? code : undefined;
  return (
    <Card tone="flat" padding="m" labelledBy={`${type}-title`}>
      <Stack>
        <Inline justify="between">
          <Heading level={2} size="large" id={`${type}-title`}>
            {t(`idPhotos.photos.${type}.title`)}
          </Heading>
          <Standing isStored={stored !== undefined} state={state} />
        </Inline>
        {stored && <StoredPreview src={photoPath(type, stored)} alt={t(`idPhotos.photos.${type}.alt`)} />}
        <PhotoForm task={task} refusal={refusal} state={state} onChoose={upload} />
        {stored && <Remove task={{ type, stored }} />}
      </Stack>
    </Card>
  );
}

interface PhotoFormProps {
  readonly task: Task;
  readonly refusal: string | undefined;
  readonly state: UploadState;
  readonly onChoose: (file: File) => void;
}

/** Where a photo is chosen. Once hydrated, it is sent at once; otherwise a button sends it. */
function PhotoForm({ task: { type, stored }, refusal, state, onChoose }: PhotoFormProps) {
  const { t } = useTranslation('registration');
  const wordsOf = usePhotoProblem();
  const isHydrated = useHydrated();
  return (
    <Form method="post" encType="multipart/form-data">
      <input type="hidden" name="intent" value="upload" />
      <input type="hidden" name="type" value={type} />
      <Stack space="s">
        <FileInput
          // What was chosen is forgotten once the server has stored it.
          key={stored?.id ?? 'none'}
          id={photoAnchor(type)}
          name="file"
          legend={t(`idPhotos.photos.${type}.title`)}
          isLegendHidden
          hint={stored ? t('idPhotos.replace') : `${t(`idPhotos.photos.${type}.hint`)} ${t('idPhotos.formats')}`}
          error={refusal && wordsOf(refusal)}
          accept={accept}
          cameraLabel={t('idPhotos.takePhoto')}
          camera={type === 'selfie' ? 'user' : 'environment'}
          chooseLabel={t('idPhotos.chooseFile')}
          dropHint={isHydrated ? t('idPhotos.drop') : undefined}
          chosenLabel={(file) => `${file.name} · ${t('idPhotos.size', { size: megabytes(file.size) })}`}
          isDisabled={state.status === 'sending'}
          onChoose={onChoose}
        />
        <Sending type={type} state={state} onRetry={onChoose} />
        {!isHydrated && (
          <Button type="submit" tone="secondary" width="full">
            {t('idPhotos.upload')}
          </Button>
        )}
      </Stack>
    </Form>
  );
}

const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(1);

function Standing({ isStored, state }: { readonly isStored: boolean; readonly state: UploadState }) {
  const { t } = useTranslation('registration');
  if (state.status === 'sending') return <StatusBadge tone="info">{t('idPhotos.status.sending')}</StatusBadge>;
  if (isStored) return <StatusBadge tone="ok">{t('idPhotos.status.stored')}</StatusBadge>;
  return <StatusBadge>{t('idPhotos.status.missing')}</StatusBadge>;
}

interface SendingProps {
  readonly type: Task['type'];
  readonly state: UploadState;
  readonly onRetry: (file: File) => void;
}

function Sending({ type, state, onRetry }: SendingProps) {
  const { t } = useTranslation('registration');
  if (state.status === 'sending')
    return (
      <ProgressBar
        id={`${type}-progress`}
        percent={state.percent}
        label={t('idPhotos.sending', { percent: String(state.percent) })}
      />
    );
  if (state.status !== 'failed' || state.code !== 'network') return null;
  return (
    <Button tone="secondary" onClick={() => onRetry(state.file)}>
      {t('idPhotos.retry')}
    </Button>
  );
}

function Remove({ task: { type, stored } }: { readonly task: Required<Task> }) {
  const { t } = useTranslation('registration');
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="type" value={type} />
      <input type="hidden" name="id" value={stored.id} />
      <Button type="submit" tone="quiet" size="small">
        {t('idPhotos.remove')}
      </Button>
    </Form>
  );
}
