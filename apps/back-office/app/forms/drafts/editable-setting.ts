import type { Setting, SettingKind } from '@lender/lending';

/** Setting that may be changed. */
export interface EditableSetting extends Omit<Setting, 'kind'> {
  readonly kind: Exclude<SettingKind, 'fixed'>;
  readonly label: string;
  readonly hint?: string;
  readonly error?: string;
}

/** Returns the settings that may be changed, under the names that people know them by. */
export const editableSettings = (settings: readonly Setting[], labelOf: (path: string) => string): EditableSetting[] =>
  settings.flatMap(({ kind, ...setting }): EditableSetting[] =>
    kind === 'fixed' ? [] : [{ ...setting, kind, label: labelOf(setting.path) }],
  );

/** Returns the text that a form sends for a setting, as it is stored. A box that is not ticked is not sent. */
export function typedSetting({ path, kind }: EditableSetting, data: FormData): string {
  const text = String(data.get(path) ?? '').trim();
  return kind === 'switch' ? String(text === 'true') : text;
}

/** Returns the settings that a form changes, by path. */
export function changedSettings(settings: readonly EditableSetting[], data: FormData): Record<string, string> {
  const typed = settings.map((setting) => ({ ...setting, text: typedSetting(setting, data) }));
  return Object.fromEntries(typed.filter(({ value, text }) => text !== value).map(({ path, text }) => [path, text]));
}

/** Returns the text that a field shows: what was typed and refused, else the stored value. */
export function shownText(
  { path, kind, value }: EditableSetting,
  typed: Readonly<Record<string, string>> | undefined,
): string {
  if (!typed) return value;
  return kind === 'switch' ? String(typed[path] === 'true') : (typed[path] ?? value);
}
