'use client';

import { useFieldControl } from '../field/field-control.ts';
import type { UnstyledProps } from '../native/unstyled-props.ts';
import { textInput } from '../text-input/text-input.css.ts';
import { textArea } from './text-area.css.ts';

export type TextAreaProps = UnstyledProps<'textarea'>;

/** Several lines of text, inside a {@link Field}. */
export function TextArea({ rows = 4, ...rest }: TextAreaProps) {
  return (
    <textarea
      {...useFieldControl()}
      {...rest}
      rows={rows}
      className={`${textInput({ width: 'full', look: 'words' })} ${textArea}`}
    />
  );
}
