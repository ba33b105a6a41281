import { Text } from '@lender/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { preview } from './stored-preview.css.ts';

export interface StoredPreviewProps {
  readonly src: string;
  readonly alt: string;
}

/** A photo as the server keeps it. A browser that cannot draw it (HEIC) says that it is there nevertheless. */
export function StoredPreview({ src, alt }: StoredPreviewProps) {
  const { t } = useTranslation('registration');
  const image = useRef<HTMLImageElement>(null);
  const [failedSource, setFailedSource] = useState<string>();
  useEffect(() => {
    // It may have failed before the page was hydrated.
    if (image.current?.complete && image.current.naturalWidth === 0) setFailedSource(src);
  }, [src]);

  if (failedSource === src) return <Text tone="soft">{t('idPhotos.noPreview')}</Text>;
  return <img ref={image} className={preview} src={src} alt={alt} onError={() => setFailedSource(src)} />;
}
