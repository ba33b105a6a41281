import type { IdPhotoType } from '@lender/contract';
import { Button, Dialog, Notice, Text } from '@lender/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { view } from './camera-dialog.css.ts';
import { takeShot } from './take-shot.ts';
import { useCameraStream } from './use-camera-stream.ts';

export interface CameraDialogProps {
  readonly type: IdPhotoType;
  readonly onShot: (photo: File) => void;
  readonly onClose: () => void;
}

/** Camera of a computer: shows its picture, takes the photo, and keeps it or takes another. */
export default function CameraDialog({ type, onShot, onClose }: CameraDialogProps) {
  const { t } = useTranslation('registration');
  const { video, state } = useCameraStream(type === 'selfie' ? 'user' : 'environment');
  const [shot, setShot] = useState<File>();

  const shoot = async () => {
    if (!video.current) return;
    video.current.pause();
    setShot(await takeShot(video.current, `${type}.jpg`));
  };
  const keep = () => {
    if (shot) onShot(shot);
    onClose();
  };
  const again = () => {
    setShot(undefined);
    void video.current?.play();
  };
  return (
    <Dialog
      id={`${type}-camera`}
      isOpen
      onClose={onClose}
      title={t(`idPhotos.photos.${type}.title`)}
      closeLabel={t('idPhotos.camera.close')}
      actions={shot ? <ShotActions onKeep={keep} onAgain={again} /> : state === 'ready' && <Shutter onShoot={shoot} />}
    >
      {(state === 'denied' || state === 'absent') && <Notice tone="warn">{t(`idPhotos.camera.${state}`)}</Notice>}
      {state === 'starting' && <Text tone="soft">{t('idPhotos.camera.starting')}</Text>}
      <video
        ref={video}
        className={view}
        hidden={state !== 'ready'}
        autoPlay
        playsInline
        muted
        aria-label={t('idPhotos.camera.view')}
      />
    </Dialog>
  );
}

function Shutter({ onShoot }: { readonly onShoot: () => void }) {
  const { t } = useTranslation('registration');
  return <Button onClick={onShoot}>{t('idPhotos.camera.shoot')}</Button>;
}

function ShotActions({ onKeep, onAgain }: { readonly onKeep: () => void; readonly onAgain: () => void }) {
  const { t } = useTranslation('registration');
  return (
    <>
      <Button onClick={onKeep}>{t('idPhotos.camera.keep')}</Button>
      <Button tone="secondary" onClick={onAgain}>
        {t('idPhotos.camera.again')}
      </Button>
    </>
  );
}
