import { type ColorPair, declaredPairs } from './color-pairs.data.ts';
import { contrastRatio } from './contrast-ratio.ts';
import { kitLook } from './kit-look.data.ts';
import type { BrandLook, ColorRole, ColorScheme } from './look.ts';

/** Reason why a look cannot be used. */
export type BrandProblem =
  /** Two colours drawn on each other whose `ratio` (rounded down to hundredths) is less than WCAG 2.2 AA asks for. */
  | ({ readonly code: 'contrast'; readonly scheme: ColorScheme; readonly ratio: number } & ColorPair)
  /** Not `#RRGGBB`. */
  | { readonly code: 'color'; readonly scheme: ColorScheme; readonly role: ColorRole }
  /** No length, font or weight as its part asks for: `radius.button`. */
  | { readonly code: 'value'; readonly token: string }
  /** The kit has no such part, so that nothing would change: `light.primry`. */
  | { readonly code: 'part'; readonly token: string };

const SCHEMES = ['light', 'dark'] as const;
/** Colours that may be transparent, since they are drawn over any page. */
const MAY_SHINE_THROUGH = ['backdrop', 'shadow'];
const COLOR = /^#[\da-f]{6}$/i;
const COLOR_WITH_ALPHA = /^#[\da-f]{6}(?:[\da-f]{2})?$/i;
const RADIUS = /^\d+(?:\.\d+)?(?:px|rem)$|^0$/;
const REM = String.raw`(?!0*\.?0*rem)\d*\.?\d+rem`;
const TEXT = new RegExp(String.raw`^${REM}$|^clamp\(${REM}, *[\w\s.+*/-]+, *${REM}\)$`);
const FAMILY = String.raw`(?:"[\w\s-]+"|'[\w\s-]+'|[\w-]+(?: [\w-]+)*)`;
const FONT = new RegExp(`^${FAMILY}(?:, *${FAMILY})*$`);
const WEIGHT = /^[1-9]00$/;

/**
 * Returns what is wrong with a look: every name that the kit does not have, and every value that cannot be one, else
 * every pair of colours that cannot be read, in both schemes. What the look leaves out is the kit's.
 *
 * @example
 * brandProblems({ light: { primary: '#FFD400' } })[0]
 * // → { code: 'contrast', scheme: 'light', front: 'primary', back: 'background', atLeast: 4.5, ratio: 1.31 }
 */
export function brandProblems(look: BrandLook): readonly BrandProblem[] {
  const wrong = [
    ...unknownParts(look, kitLook),
    ...SCHEMES.flatMap((scheme) => wrongColors(look, scheme)),
    ...wrongValues(look),
  ];
  return wrong.length > 0 ? wrong : SCHEMES.flatMap((scheme) => unreadablePairs(look, scheme));
}

/** No compiler has checked the names of a look that was read from a file. */
function unknownParts(look: object, kit: object, path: readonly string[] = []): readonly BrandProblem[] {
  const known = new Map(Object.entries(kit));
  return Object.entries(look).flatMap(([name, value]): readonly BrandProblem[] => {
    const here = [...path, name];
    const part: unknown = known.get(name);
    if (part === undefined) return [{ code: 'part', token: here.join('.') }];
    if (!isGroup(part) || value === undefined) return [];
    return isGroup(value) ? unknownParts(value, part, here) : [{ code: 'value', token: here.join('.') }];
  });
}

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;

function unreadablePairs(look: BrandLook, scheme: ColorScheme): readonly BrandProblem[] {
  const colors = { ...kitLook[scheme], ...look[scheme] };
  return declaredPairs.flatMap((pair): BrandProblem[] => {
    const ratio = contrastRatio(colors[pair.front], colors[pair.back]);
    return ratio < pair.atLeast ? [{ code: 'contrast', scheme, ...pair, ratio: Math.floor(ratio * 100) / 100 }] : [];
  });
}

function wrongColors(look: BrandLook, scheme: ColorScheme): readonly BrandProblem[] {
  const roles = Object.keys(kitLook[scheme]).filter(isRole);
  return roles.flatMap((role): BrandProblem[] => {
    const color = look[scheme]?.[role];
    if (color === undefined) return [];
    return (MAY_SHINE_THROUGH.includes(role) ? COLOR_WITH_ALPHA : COLOR).test(color)
      ? []
      : [{ code: 'color', scheme, role }];
  });
}

const isRole = (name: string): name is ColorRole => name in kitLook.light;

function wrongValues({ radius, text, font, weight, compact }: BrandLook): readonly BrandProblem[] {
  return [
    ...unlike(RADIUS, 'radius', radius),
    ...unlike(TEXT, 'text', text),
    ...unlike(FONT, 'font', font),
    ...unlike(WEIGHT, 'weight', weight),
    ...unlike(RADIUS, 'compact.radius', compact?.radius),
    ...unlike(TEXT, 'compact.text', compact?.text),
  ];
}

const unlike = (form: RegExp, group: string, values: Readonly<Record<string, string | undefined>> = {}) =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined && !form.test(value))
    .map(([name]) => ({ code: 'value', token: `${group}.${name}` }) as const);
