import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';
import { FieldGroup, type FieldGroupProps } from '../field/field-group.tsx';
import { ChosenFile } from './chosen-file.tsx';
import { FileChoice } from './file-choice.tsx';
import * as css from './file-input.css.ts';

export interface FileInputProps extends Omit<FieldGroupProps, 'children'> {
  /** Both inputs bear it, so a form without JavaScript may carry one file and one empty part. */
  readonly name: string;
  /** As in HTML: `image/jpeg,image/png,image/heic,.heic`. */
  readonly accept: string;
  /** `Elegir archivo`. */
  readonly chooseLabel: string;
  /** `Tomar foto`; without it, no camera is offered. */
  readonly cameraLabel?: string;
  /** Which camera it opens. @default 'environment' */
  readonly camera?: 'environment' | 'user';
  /** `O arrástralo aquí`; without it, files cannot be dropped. */
  readonly dropHint?: string;
  /** Said beside the preview: `ine.jpg · 2.1 MB`. */
  readonly chosenLabel: (file: File) => string;
  /** An upload is running. @default false */
  readonly isDisabled?: boolean;
  readonly onChoose?: (file: File) => void;
}

/**
 * One file, from the camera or from the device, inside its own group. The preview needs `blob:` among
 * the images of the page's content security policy; what the browser cannot draw (HEIC) is named only.
 *
 * @example
 * <FileInput id="front" name="front" legend="INE, frente" accept="image/*" cameraLabel="Tomar foto"
 *   chooseLabel="Elegir archivo" chosenLabel={(file) => file.name} onChoose={upload} />
 */
export function FileInput(props: FileInputProps) {
  const { name, accept, chooseLabel, cameraLabel, camera = 'environment', dropHint } = props;
  const { chosenLabel, isDisabled, onChoose, ...group } = props;
  const picker = useRef<HTMLInputElement>(null);
  const shutter = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [isDraggedOver, setIsDraggedOver] = useState(false);

  const choose = (chosen: File | undefined) => {
    if (!chosen) return;
    setFile(chosen);
    onChoose?.(chosen);
  };
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const other = currentTarget === picker.current ? shutter.current : picker.current;
    if (other) other.value = '';
    choose(currentTarget.files?.[0]);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsDraggedOver(false);
    if (isDisabled || !picker.current || event.dataTransfer.files.length === 0) return;
    picker.current.files = event.dataTransfer.files;
    choose(event.dataTransfer.files[0]);
  };
  const onDragOver = (event: DragEvent) => {
    event.preventDefault();
    setIsDraggedOver(true);
  };

  const choice = { name, accept, isDisabled, onChange };
  return (
    <FieldGroup {...group}>
      <div
        className={css.frame}
        data-invalid={group.error ? '' : undefined}
        data-dragged-over={isDraggedOver ? '' : undefined}
        {...(dropHint && { onDrop, onDragOver, onDragLeave: () => setIsDraggedOver(false) })}
      >
        <div className={css.choices}>
          {cameraLabel && <FileChoice {...choice} ref={shutter} label={cameraLabel} icon="camera" capture={camera} />}
          <FileChoice {...choice} ref={picker} label={chooseLabel} icon="file" />
        </div>
        {dropHint && !file && <p className={css.dropHint}>{dropHint}</p>}
        <div role="status">{file && <ChosenFile file={file} label={chosenLabel(file)} />}</div>
      </div>
    </FieldGroup>
  );
}
