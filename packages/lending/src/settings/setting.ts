/**
 * Kinds of a setting, which say how its text is read: `switch` is `true` or `false`, `number` a decimal, `points` a
 * whole number, `fraction` a decimal with a point from 0, `money` pesos with two decimals or none, `percent` a decimal
 * from 0, `count` a whole number from 0, `choice` one of its choices. A `fixed` setting is shown and compared, and
 * changed only in the program.
 */
export const SETTING_KINDS = [
  'switch',
  'number',
  'points',
  'fraction',
  'money',
  'percent',
  'count',
  'choice',
  'fixed',
] as const;
export type SettingKind = (typeof SETTING_KINDS)[number];

/** One setting of a document, such as a policy or a product. */
export interface Setting {
  /** Path of the setting, unique within its document: `rules.K1.enabled`, `rates.interest`. */
  readonly path: string;
  readonly kind: SettingKind;
  readonly value: string;
  /** Smallest and largest value, where there are limits. */
  readonly bounds?: { readonly least: string; readonly most: string };
  /** Values that a `choice` may have. */
  readonly choices?: string[];
  /** True when it may be left empty, which means no value. */
  readonly isOptional?: true;
}

/** A setting, and a function that returns the document with another value. */
export interface Slot<Document> extends Setting {
  readonly change: (document: Document, text: string) => Document;
}

/** Returns a setting that is compared and never changed by hand. */
export const fixed = <Document>(path: string, value: string): Slot<Document> => ({
  path,
  kind: 'fixed',
  value,
  change: (document) => document,
});

/** Settings without the way to change them. */
export const settingsOf = <Document>(slots: readonly Slot<Document>[]): Setting[] =>
  slots.map(({ change: _, ...setting }) => setting);
