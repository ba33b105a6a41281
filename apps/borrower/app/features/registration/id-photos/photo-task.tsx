import { ID_PHOTO_MIMES } from '@lender/contract';
import {
  Button,
  Card,
  Disclosure,
  FileInput,
  Heading,
  Inline,
  Notice,
  ProgressBar,
  Stack,
  StatusBadge,
  Text,
  useHydrated,
} from '@lender/ui';
import { Form } from '@lender/web/navigation';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { StoredPreview } from '../uploads/stored-preview.tsx';
import { filePath, megabytes } from '../uploads/upload.ts';
import { photoAnchor, type StoredPhoto, type PhotoTask as Task } from './photo.ts';
import { useOwnCamera } from './use-own-camera.ts';
import { usePhotoProblem } from './use-photo-problem.ts';
import { type UploadState, usePhotoUpload } from './use-photo-upload.ts';

export interface PhotoTaskProps {
  readonly task: Task;
  /** Reason why this photo was refused when the form was sent without a script. */
  readonly code: string | undefined;
}

/** Fetched once the user opens it. */
const CameraDialog = lazy(() => import('./camera-dialog.tsx'));

/** Windows reports no MIME type for HEIC, so its extension is accepted too. */
const accept = [...ID_PHOTO_MIMES, '.heic', '.heif'].join(',');

/** One photo: what it has to show, the two ways to take it, and the stored one. */
export function PhotoTask({ task, code }: PhotoTaskProps) {
  const { type, stored, objection } = task;
  const { t } = useTranslation('registration');
  const { state, upload, retry } = usePhotoUpload(type);
  const refusal = state.status === 'failed' ? state.code : state.status === 'idle' ? code : undefined;
  const form = <PhotoForm task={task} refusal={refusal} state={state} onChoose={upload} onRetry={retry} />;
  return (
    <Card padding="m" labelledBy={`${type}-title`}>
      <Stack>
        <Inline justify="between">
          <Heading level={2} size="large" id={`${type}-title`}>
            {t(`idPhotos.photos.${type}.title`)}
          </Heading>
          <Status isStored={stored !== undefined} state={state} />
        </Inline>
        {objection && <Notice tone="warn">{t(`idPhotos.objections.${objection}`)}</Notice>}
        {stored && (
          <StoredPreview
            src={filePath(type, stored)}
            alt={t(`idPhotos.photos.${type}.alt`)}
            fallback={<Text tone="soft">{t('idPhotos.noPreview')}</Text>}
          />
        )}
        {stored ? (
          // Folded again after another photo replaced it.
          <Disclosure key={stored.id} summary={t('idPhotos.change')} isOpen={code !== undefined}>
            <Stack>
              {form}
              <Remove task={{ type, stored }} />
            </Stack>
          </Disclosure>
        ) : (
          form
        )}
      </Stack>
    </Card>
  );
}

interface PhotoFormProps {
  readonly task: Task;
  readonly refusal: string | undefined;
  readonly state: UploadState;
  readonly onChoose: (file: File) => void;
  readonly onRetry: () => void;
}

/** Shows the form in which a photo is chosen. Once hydrated, the photo is sent at once; otherwise a button sends it. */
function PhotoForm({ task: { type, stored }, refusal, state, onChoose, onRetry }: PhotoFormProps) {
  const { t } = useTranslation('registration');
  const wordsOf = usePhotoProblem();
  const isHydrated = useHydrated();
  const { hasCamera, isOpen, open, close } = useOwnCamera();
  return (
    <Form method="post" encType="multipart/form-data">
      <input type="hidden" name="intent" value="upload" />
      <input type="hidden" name="type" value={type} />
      <Stack space="s">
        <FileInput
          // The chosen file is forgotten once the server has stored it.
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
          onCamera={hasCamera ? open : undefined}
          dropHint={isHydrated ? t('idPhotos.drop') : undefined}
          chosenLabel={(file) => `${file.name} · ${t('idPhotos.size', { size: megabytes(file.size) })}`}
          isDisabled={state.status === 'sending'}
          onChoose={onChoose}
        />
        {isOpen && (
          <Suspense>
            <CameraDialog type={type} onShot={onChoose} onClose={close} />
          </Suspense>
        )}
        <Sending type={type} state={state} onRetry={onRetry} />
        {!isHydrated && (
          <Button type="submit" tone="secondary" width="full">
            {t('idPhotos.upload')}
          </Button>
        )}
      </Stack>
    </Form>
  );
}

function Status({ isStored, state }: { readonly isStored: boolean; readonly state: UploadState }) {
  const { t } = useTranslation('registration');
  if (state.status === 'sending') return <StatusBadge tone="info">{t('idPhotos.status.sending')}</StatusBadge>;
  if (isStored) return <StatusBadge tone="ok">{t('idPhotos.status.stored')}</StatusBadge>;
  return <StatusBadge>{t('idPhotos.status.missing')}</StatusBadge>;
}

interface SendingProps {
  readonly type: Task['type'];
  readonly state: UploadState;
  readonly onRetry: () => void;
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
    <Button tone="secondary" onClick={onRetry}>
      {t('idPhotos.retry')}
    </Button>
  );
}

function Remove({ task: { type, stored } }: { readonly task: Task & { readonly stored: StoredPhoto } }) {
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
