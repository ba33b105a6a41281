import { type ReactNode, useEffect, useRef, useState } from 'react';
import { thumb, wide } from './stored-preview.css.ts';

const looks = { thumb, wide };

export interface StoredPreviewProps {
  readonly src: string;
  readonly alt: string;
  /** Size of the picture: as wide as its place, or a small one that fills it. @default 'wide' */
  readonly size?: 'wide' | 'thumb';
  /** Shown in place of a picture that this browser cannot draw. */
  readonly fallback: ReactNode;
}

/** Stored picture. Where a browser cannot draw it (HEIC), a text says that it is stored. */
export function StoredPreview({ src, alt, size = 'wide', fallback }: StoredPreviewProps) {
  const image = useRef<HTMLImageElement>(null);
  const [failedSource, setFailedSource] = useState<string>();
  useEffect(() => {
    // Loading may have failed before the page was hydrated.
    if (image.current?.complete && image.current.naturalWidth === 0) setFailedSource(src);
  }, [src]);

  if (failedSource === src) return fallback;
  return <img ref={image} className={looks[size]} src={src} alt={alt} onError={() => setFailedSource(src)} />;
}
