/** Every colour of the kit, by role. Values are sRGB hex. */
export const palettes = {
  light: {
    background: '#F7F5F0',
    surface: '#FFFFFF',
    sunken: '#ECE8DE',
    ink: '#14211F',
    inkSoft: '#4A5A57',
    line: '#7C8A87',
    hairline: '#DDD7C9',
    primary: '#0B5F57',
    primaryHover: '#084B45',
    onPrimary: '#FFFFFF',
    infoSurface: '#EAF2EF',
    accent: '#B5482A',
    danger: '#B4231F',
    dangerHover: '#8F1B18',
    dangerSurface: '#FDECEA',
    onDanger: '#FFFFFF',
    ok: '#14653A',
    okSurface: '#E6F4EA',
    warn: '#8A4B00',
    warnSurface: '#FFF3DC',
    focus: '#1D4ED8',
    backdrop: '#14211F99',
    shadow: '#14211F14',
  },
  dark: {
    background: '#0E1715',
    surface: '#16211F',
    sunken: '#1E2B28',
    ink: '#ECF2F0',
    inkSoft: '#A9B8B4',
    line: '#71827E',
    hairline: '#2C3B37',
    primary: '#4FC3B0',
    primaryHover: '#74D4C4',
    onPrimary: '#06231F',
    infoSurface: '#16302B',
    accent: '#F0A38C',
    danger: '#FF8A80',
    dangerHover: '#FFA89F',
    dangerSurface: '#3A1614',
    onDanger: '#2B0705',
    ok: '#7FD6A0',
    okSurface: '#12301E',
    warn: '#F5C26B',
    warnSurface: '#33240A',
    focus: '#8AB4FF',
    backdrop: '#000000B3',
    shadow: '#00000066',
  },
} as const;

export type ColorRole = keyof (typeof palettes)['light'];

/** WCAG 2.2: text needs 4.5 (1.4.3), what marks a control needs 3 (1.4.11). */
const TEXT = 4.5;
const CONTROL = 3;

const pages = ['background', 'surface', 'sunken', 'infoSurface'] as const;

/** Which colour may be drawn on which, and the contrast ratio it must reach in every palette. */
export const declaredPairs: readonly { readonly front: ColorRole; readonly back: ColorRole; readonly atLeast: number }[] = [
  ...pages.map((back) => ({ front: 'ink', back, atLeast: TEXT }) as const),
  ...pages.map((back) => ({ front: 'inkSoft', back, atLeast: TEXT }) as const),
  ...pages.map((back) => ({ front: 'primary', back, atLeast: TEXT }) as const),
  ...pages.map((back) => ({ front: 'primaryHover', back, atLeast: TEXT }) as const),
  ...pages.map((back) => ({ front: 'focus', back, atLeast: CONTROL }) as const),
  { front: 'danger', back: 'surface', atLeast: TEXT },
  { front: 'danger', back: 'background', atLeast: TEXT },
  { front: 'danger', back: 'dangerSurface', atLeast: TEXT },
  { front: 'ink', back: 'dangerSurface', atLeast: TEXT },
  { front: 'ok', back: 'surface', atLeast: TEXT },
  { front: 'ok', back: 'background', atLeast: TEXT },
  { front: 'ok', back: 'okSurface', atLeast: TEXT },
  { front: 'ink', back: 'okSurface', atLeast: TEXT },
  { front: 'warn', back: 'surface', atLeast: TEXT },
  { front: 'warn', back: 'warnSurface', atLeast: TEXT },
  { front: 'ink', back: 'warnSurface', atLeast: TEXT },
  { front: 'accent', back: 'surface', atLeast: TEXT },
  { front: 'accent', back: 'background', atLeast: TEXT },
  { front: 'onPrimary', back: 'primary', atLeast: TEXT },
  { front: 'onPrimary', back: 'primaryHover', atLeast: TEXT },
  { front: 'onDanger', back: 'danger', atLeast: TEXT },
  { front: 'onDanger', back: 'dangerHover', atLeast: TEXT },
  { front: 'line', back: 'surface', atLeast: CONTROL },
  { front: 'line', back: 'background', atLeast: CONTROL },
];
