'use client';

import { useFieldControl } from '../field/field-control.ts';
import type { UnstyledProps } from '../native/unstyled-props.ts';
import { textInput } from './text-input.css.ts';

export type TextInputProps = UnstyledProps<'input', 'type' | 'width' | 'size'> & {
  /** @default 'text' */
  readonly type?: 'text' | 'tel' | 'email' | 'search' | 'date' | 'url';
  /** Width of the input, according to the expected text. @default 'full' */
  readonly width?: 'full' | 'medium' | 'short' | 'tiny';
  /** `code` spaces out digits that are compared one by one. @default 'words' */
  readonly look?: 'words' | 'code';
};

/** One line of text, inside a {@link Field}. Give it `name`, `autoComplete` and `inputMode`. */
export function TextInput({ type = 'text', width = 'full', look = 'words', ...rest }: TextInputProps) {
  return <input {...useFieldControl()} {...rest} type={type} className={textInput({ width, look })} />;
}
