import { type BrandProblem, brandProblems } from './brand-problems.ts';
import { kitLook } from './kit-look.data.ts';
import type { BrandLook } from './look.ts';
import { type LookRule, lookRules } from './look-rules.ts';

/** A look as styles, twice: as the text of a sheet, and rule by rule for whoever writes their sheets in TypeScript. */
export interface BrandStyles {
  readonly css: string;
  readonly rules: readonly LookRule[];
}

export type BrandResult =
  | { readonly ok: true; readonly value: BrandStyles }
  | { readonly ok: false; readonly problems: readonly BrandProblem[] };

/** An id that nothing has makes a rule win over the kit's, wherever the two sheets stand. */
const WINS = ':not(#lender-brand)';

/**
 * The styles of a lender's own look, or why it cannot be worn. They say only what differs from the kit, and win over the
 * kit's wherever they stand.
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

/** What a look changes. */
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
 * What one side changes, on every side: where the page is dark, or compact, a rule of the kit's own would be weaker than
 * what the look says of the light, or of the roomy.
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
