import type { BrandLook } from './look.ts';
import { media } from './media.ts';

/** Custom properties of one selector, optionally under a media query. */
export interface LookRule {
  readonly selector: string;
  readonly query?: string;
  /** Values by the name of the property: `--lender-color-primary`. */
  readonly vars: Readonly<Record<string, string>>;
}

/**
 * Returns the name of a token: `['color', 'inkSoft']` is `lender-color-ink-soft`, whichever program makes the sheet.
 */
export const tokenName = (path: readonly string[]): string =>
  `lender-${path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Returns the rules that set each part of a look. `aim` is appended to every selector. */
export function lookRules(look: BrandLook, aim = ''): readonly LookRule[] {
  const dark = variables('color', look.dark);
  const root = {
    ...variables('color', look.light),
    ...variables('radius', look.radius),
    ...variables('text', look.text),
    ...variables('font', look.font),
    ...variables('weight', look.weight),
  };
  const compact = { ...variables('radius', look.compact?.radius), ...variables('text', look.compact?.text) };
  const rules: readonly LookRule[] = [
    { selector: `:root${aim}`, vars: root },
    { selector: `:root:not([data-theme="light"])${aim}`, query: media.darkWished, vars: dark },
    { selector: `:root[data-theme="dark"]${aim}`, vars: dark },
    { selector: `[data-density="compact"]${aim}`, vars: compact },
  ];
  return rules.filter(({ vars }) => Object.keys(vars).length > 0);
}

const variables = (group: string, values: Readonly<Record<string, string | undefined>> = {}) =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined ? [] : [[`--${tokenName([group, name])}`, value]],
    ),
  );
