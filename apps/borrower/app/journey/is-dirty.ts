/** Properties of a control that show whether the client changed it. */
export interface ControlState {
  readonly type: string;
  readonly value: string;
  readonly defaultValue?: string;
  readonly checked?: boolean;
  readonly defaultChecked?: boolean;
  /** Only for a list to choose from. */
  readonly selectedIndex?: number;
  readonly options?: Iterable<{ readonly defaultSelected: boolean }>;
}

/**
 * Tells whether a control holds something else than the page was shown with. A hidden control is never dirty: no client
 * types in it.
 */
export function isDirty({ type, value, defaultValue = '', options, ...control }: ControlState): boolean {
  if (type === 'hidden') return false;
  if (type === 'checkbox' || type === 'radio') return control.checked !== control.defaultChecked;
  if (options === undefined) return value !== defaultValue;
  const shown = [...options].findIndex(({ defaultSelected }) => defaultSelected);
  return control.selectedIndex !== Math.max(0, shown);
}
