import type { FormFields } from './form-fields.ts';
import { formsCopy as copy } from './forms.copy.es.ts';
import * as css from './reason-chips.css.ts';

export interface ReasonChipsProps extends Pick<FormFields<'why'>, 'input'> {
  /** Reasons, in words; the chosen one becomes part of the note. */
  readonly reasons: readonly string[];
}

/** Usual reasons of a note, of which one can be chosen instead of typing it. */
export function ReasonChips({ reasons, input }: ReasonChipsProps) {
  const { name, defaultValue } = input('why');
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{copy.why}</legend>
      <div className={css.chips}>
        {reasons.map((reason) => (
          <label key={reason} className={css.chip}>
            <input
              type="radio"
              className={css.input}
              name={name}
              value={reason}
              defaultChecked={reason === defaultValue}
            />
            <span className={css.face}>{reason}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
