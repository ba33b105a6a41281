'use client';

import { useEffect, useState } from 'react';
import * as css from './file-input.css.ts';

export interface ChosenFileProps {
  readonly file: File;
  readonly label: string;
}

/** Draws the chosen file: its picture, if the browser can draw it, and its name. */
export function ChosenFile({ file, label }: ChosenFileProps) {
  const [source, setSource] = useState<string>();
  useEffect(() => {
    if (!file.type.startsWith('image/')) {
      setSource(undefined);
      return;
    }
    const url = URL.createObjectURL(file);
    setSource(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);

  return (
    <div className={css.chosen}>
      {source && <img className={css.preview} src={source} alt="" onError={() => setSource(undefined)} />}
      <span>{label}</span>
    </div>
  );
}
