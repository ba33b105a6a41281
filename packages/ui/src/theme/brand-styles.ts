import { type BrandProblem, brandProblems } from './brand-problems.ts';
import { kitLook } from './kit-look.data.ts';
import type { BrandLook } from './look.ts';
import { type LookRule, lookRules } from './look-rules.ts';

/**
 * Styles of a look in two forms: as the text of a style sheet, and rule by rule for an author of style sheets in
 * TypeScript.
 */
export interface BrandStyles {
  readonly css: string;
  readonly rules: readonly LookRule[];
}

export type BrandResult =
  | { readonly ok: true; readonly value: BrandStyles }
  | { readonly ok: false; readonly problems: readonly BrandProblem[] };

/** Id that no element has: it makes a rule win over the kit's, whatever the order of the two sheets. */
const WINS = ':not(#lender-brand)';

/**
 * Returns the styles of a lender's own look, or the reasons why it cannot be used. They say only what differs from the
 * kit, and win over the kit's styles in any order.
 *
 * @example
 * const brand = brandStyles({ weight: { bold: '600' } });
 * brand.ok && brand.value.css // → ':root:not(#lender-brand){--lender-weight-bold:600}'
 */
export function brandStyles(look: BrandLook): BrandResult {
  const problems = brandProblems(look);
  if (problems.length > 0) return { ok: false, problems };
  const rules = lookRules(changed(look), WINS);
  return { ok: true, value: { css: rules.map(written).join('\n'), rules } };
}

/** Returns the changes that a look makes. */
function changed({ light, dark, radius, text, font, weight, compact }: BrandLook): BrandLook {
  const [lights, darks] = bothSides([kitLook.light, light], [kitLook.dark, dark]);
  const [radii, compactRadii] = bothSides([kitLook.radius, radius], [kitLook.compact.radius, compact?.radius]);
  const [texts, compactTexts] = bothSides([kitLook.text, text], [kitLook.compact.text, compact?.text]);
  return {
    light: lights,
    dark: darks,
    radius: radii,
    text: texts,
    font: bothSides([kitLook.font, font])[0],
    weight: bothSides([kitLook.weight, weight])[0],
    compact: { radius: compactRadii, text: compactTexts },
  };
}

type Values = Readonly<Record<string, string | undefined>>;

/**
 * Returns, for every side, what one side changes: where the page is dark, or compact, a rule of the kit's own would be
 * weaker than the look's rule for the light, or for the roomy.
 */
function bothSides(...sides: readonly (readonly [kit: Values, own: Values | undefined])[]): readonly Values[] {
  const isChanged = (name: string) => sides.some(([kit, own]) => own?.[name] !== undefined && own[name] !== kit[name]);
  return sides.map(([kit, own]) =>
    Object.fromEntries(Object.keys(kit).flatMap((name) => (isChanged(name) ? [[name, own?.[name] ?? kit[name]]] : []))),
  );
}

function written({ selector, query, vars }: LookRule): string {
  const said = Object.entries(vars).map(([name, value]) => `${name}:${value}`);
  const rule = `${selector}{${said.join(';')}}`;
  return query === undefined ? rule : `@media ${query}{${rule}}`;
}
