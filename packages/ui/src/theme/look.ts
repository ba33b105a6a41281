import type { kitLook } from './kit-look.data.ts';

/** Purpose of a colour. */
export type ColorRole = keyof (typeof kitLook)['light'];
export type ColorScheme = 'light' | 'dark';

type Some<Values> = { readonly [Name in keyof Values]?: string };

/** Changes that a lender makes to the kit's look. What is left out stays the kit's. */
export interface BrandLook {
  /** Colours by role, `#RRGGBB`; `backdrop` and `shadow` may be `#RRGGBBAA`. */
  readonly light?: Some<(typeof kitLook)['light']>;
  /** The same for devices in the dark scheme. */
  readonly dark?: Some<(typeof kitLook)['dark']>;
  /** Radius of corners: px or rem. */
  readonly radius?: Some<(typeof kitLook)['radius']>;
  /** Sizes of letters: rem, so that they grow with the reader's own size, or a `clamp` of them. */
  readonly text?: Some<(typeof kitLook)['text']>;
  /** Lists of CSS font families. */
  readonly font?: Some<(typeof kitLook)['font']>;
  /** Font weights from 100 to 900. */
  readonly weight?: Some<(typeof kitLook)['weight']>;
  /** Radii and text sizes under `data-density="compact"`, which has its own. */
  readonly compact?: {
    readonly radius?: Some<(typeof kitLook)['compact']['radius']>;
    readonly text?: Some<(typeof kitLook)['compact']['text']>;
  };
}
