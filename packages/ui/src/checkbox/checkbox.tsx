import { field } from '../field/field.css.ts';
import { fieldControl } from '../field/field-ids.ts';
import { FieldMessages } from '../field/field-messages.tsx';
import type { UnstyledProps } from '../native/unstyled-props.ts';
import * as css from './checkbox.css.ts';

export type CheckboxProps = UnstyledProps<'input', 'type' | 'id'> & {
  /** Unique on the page; an error summary links to it. */
  readonly id: string;
  readonly error?: string | undefined;
};

/**
 * Checkbox for a required consent; its text is the children and may hold links.
 *
 * @example
 * <Checkbox id="terms" name="terms">Acepto los <TextLink href="/terminos">términos</TextLink></Checkbox>
 */
export function Checkbox({ id, error, children, ...rest }: CheckboxProps) {
  return (
    <div className={field} data-invalid={error ? '' : undefined}>
      <FieldMessages id={id} error={error} />
      <label className={css.label}>
        <input {...rest} {...fieldControl({ id, error })} type="checkbox" className={css.input} />
        <span>{children}</span>
      </label>
    </div>
  );
}
