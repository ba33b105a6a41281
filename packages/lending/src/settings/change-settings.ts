import { fail, ok, parseRate, type Result } from '@lender/money';
import type { Setting, SettingKind, Slot } from './setting.ts';

/** Reason why a setting cannot take the requested value. */
export interface SettingProblem {
  readonly path: string;
  readonly code:
    | 'unknown_setting'
    | 'setting_is_fixed'
    | 'not_a_switch'
    | 'not_a_number'
    | 'not_whole'
    | 'not_a_fraction'
    | 'not_an_amount'
    | 'not_a_percent'
    | 'not_a_count'
    | 'not_a_choice'
    | 'out_of_bounds';
}

export interface InvalidSettings {
  readonly code: 'invalid_settings';
  readonly problems: readonly [SettingProblem, ...SettingProblem[]];
}

/** Texts of settings by their paths. */
export type SettingTexts = Readonly<Record<string, string>>;

/**
 * Returns the same document with other settings, in the order of its slots. Its own validation tells whether it is
 * still valid.
 *
 * @returns the document, or every setting that is unknown or cannot be read
 */
export function changeSettings<Document>(
  document: Document,
  slots: readonly Slot<Document>[],
  texts: SettingTexts,
): Result<Document, InvalidSettings> {
  const byPath = new Map(slots.map((slot) => [slot.path, slot]));
  const [first, ...rest] = Object.entries(texts).flatMap(([path, text]): SettingProblem[] => {
    const slot = byPath.get(path);
    const code = slot ? problemOf(slot, text) : 'unknown_setting';
    return code ? [{ path, code }] : [];
  });
  if (first) return fail({ code: 'invalid_settings', problems: [first, ...rest] });
  const reported = slots.filter(({ path }) => Object.hasOwn(texts, path));
  return ok(reported.reduce((changed, { path, change }) => change(changed, texts[path] ?? ''), document));
}

function problemOf({ kind, bounds, choices, isOptional }: Setting, text: string): SettingProblem['code'] | undefined {
  if (isOptional && text === '') return undefined;
  if (kind === 'choice') return choices?.includes(text) ? undefined : 'not_a_choice';
  const unread = READERS[kind](text);
  if (unread || !bounds) return unread;
  return Number(text) >= Number(bounds.least) && Number(text) <= Number(bounds.most) ? undefined : 'out_of_bounds';
}

const NUMBER = /^-?\d{1,12}(?:\.\d{1,6})?$/;
const WHOLE = /^-?\d{1,6}$/;
const PESOS = /^\d{1,9}(?:\.\d{2})?$/;
const PERCENT = /^\d{1,5}(?:\.\d{1,4})?$/;
const COUNT = /^\d{1,6}$/;

const READERS: Readonly<Record<Exclude<SettingKind, 'choice'>, (text: string) => SettingProblem['code'] | undefined>> =
  {
    switch: (text) => (text === 'true' || text === 'false' ? undefined : 'not_a_switch'),
    number: (text) => (NUMBER.test(text) ? undefined : 'not_a_number'),
    points: (text) => (WHOLE.test(text) ? undefined : 'not_whole'),
    fraction: (text) =>
      NUMBER.test(text) && !text.startsWith('-') && parseRate(text).ok ? undefined : 'not_a_fraction',
    money: (text) => (PESOS.test(text) ? undefined : 'not_an_amount'),
    percent: (text) => (PERCENT.test(text) ? undefined : 'not_a_percent'),
    count: (text) => (COUNT.test(text) ? undefined : 'not_a_count'),
    fixed: () => 'setting_is_fixed',
  };
