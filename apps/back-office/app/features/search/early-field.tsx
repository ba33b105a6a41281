import * as css from './palette.css.ts';

export interface EarlyFieldProps {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  /** Says that the palette is being fetched. */
  readonly label: string;
}

/** Takes what is typed while the palette is being fetched, which then goes on with it: no letter is lost. */
export const EarlyField = ({ typed, onType, label }: EarlyFieldProps) => (
  <div className={css.frame}>
    <div className={css.field}>
      <input
        className={css.input}
        value={typed}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        // biome-ignore lint/a11y/noAutofocus: the dialog was opened to type into its one field
        autoFocus
      />
    </div>
  </div>
);
