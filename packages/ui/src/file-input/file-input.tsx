'use client';

import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';
import { FieldGroup, type FieldGroupProps } from '../field/field-group.tsx';
import { CameraButton } from './camera-button.tsx';
import { ChosenFile } from './chosen-file.tsx';
import { FileChoice } from './file-choice.tsx';
import * as css from './file-input.css.ts';

export interface FileInputProps extends Omit<FieldGroupProps, 'children'> {
  /** Name of both inputs, so a form without JavaScript may carry files of one and an empty part of the other. */
  readonly name: string;
  /** Accepted types, as in HTML: `image/jpeg,image/png,image/heic,.heic`. */
  readonly accept: string;
  /** `Elegir archivo`. */
  readonly chooseLabel: string;
  /** `Tomar foto`; without it, no camera is offered. */
  readonly cameraLabel?: string;
  /** Camera that opens. @default 'environment' */
  readonly camera?: 'environment' | 'user';
  /** Opens a camera of the page's own, where the browser would only offer files. */
  readonly onCamera?: (() => void) | undefined;
  /** `O arrástralo aquí`, hidden on devices with touch only; without it, files cannot be dropped. */
  readonly dropHint?: string;
  /** Text beside the preview: `ine.jpg · 2.1 MB`. */
  readonly chosenLabel: (file: File) => string;
  /** True while an upload is running. @default false */
  readonly isDisabled?: boolean;
  /**
   * True when the input takes several files at once, and repeatedly: the component that takes the files lists them.
   *
   * @default false
   */
  readonly isMultiple?: boolean;
  /**
   * True when a file has to be chosen, and there is no camera to choose it by. Without JavaScript the input then shows no
   * words of the browser, which are in the browser's language. Refuse a missing file yourself: give the form `noValidate`.
   *
   * @default false
   */
  readonly isRequired?: boolean;
  /** Called for each file. */
  readonly onChoose?: (file: File) => void;
}

/**
 * One file or several, from the camera or from the device, inside its own group. The preview needs `blob:` among the
 * images of the page's content security policy; a file that the browser cannot draw (HEIC) is only named.
 *
 * @example
 * <FileInput id="front" name="front" legend="INE, frente" accept="image/*" cameraLabel="Tomar foto"
 *   chooseLabel="Elegir archivo" chosenLabel={(file) => file.name} onChoose={upload} />
 */
export function FileInput(props: FileInputProps) {
  const { name, accept, chooseLabel, cameraLabel, camera = 'environment', dropHint } = props;
  const { chosenLabel, isDisabled, isMultiple = false, isRequired = false, onChoose, onCamera, ...group } = props;
  const picker = useRef<HTMLInputElement>(null);
  const shutter = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [isDraggedOver, setIsDraggedOver] = useState(false);

  const choose = (chosen: FileList | null) => {
    const files = [...(chosen ?? [])].slice(0, isMultiple ? undefined : 1);
    if (!isMultiple) setFile(files[0]);
    for (const one of files) onChoose?.(one);
  };
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const other = currentTarget === picker.current ? shutter.current : picker.current;
    if (other) other.value = '';
    if (currentTarget.files?.length) choose(currentTarget.files);
    // Allows the same file to be chosen again.
    if (isMultiple) currentTarget.value = '';
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsDraggedOver(false);
    if (isDisabled || !picker.current || event.dataTransfer.files.length === 0) return;
    if (!isMultiple) picker.current.files = event.dataTransfer.files;
    choose(event.dataTransfer.files);
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
        data-dragged-over={isDraggedOver ? '' : undefined}
        {...(dropHint && { onDrop, onDragOver, onDragLeave: () => setIsDraggedOver(false) })}
      >
        <div className={css.choices}>
          {cameraLabel && onCamera && <CameraButton label={cameraLabel} isDisabled={isDisabled} onClick={onCamera} />}
          {cameraLabel && !onCamera && (
            <FileChoice
              {...choice}
              ref={shutter}
              accept={picturesOf(accept)}
              label={cameraLabel}
              icon="camera"
              capture={camera}
            />
          )}
          <FileChoice
            {...choice}
            ref={picker}
            label={chooseLabel}
            icon="file"
            isMultiple={isMultiple}
            isRequired={isRequired}
          />
        </div>
        {dropHint && !file && <p className={css.dropHint}>{dropHint}</p>}
        <div role="status">{file && <ChosenFile file={file} label={chosenLabel(file)} />}</div>
      </div>
    </FieldGroup>
  );
}

/** A camera makes pictures: if another kind is accepted too, some phones open their files instead. */
const picturesOf = (accept: string): string =>
  accept
    .split(',')
    .filter((kind) => kind.startsWith('image/'))
    .join(',');
