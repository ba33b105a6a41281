import { createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { kitLook } from './kit-look.data.ts';
import { lookRules, tokenName } from './look-rules.ts';
import { media } from './media.ts';

/** Measures that are the same for every lender. */
const measures = {
  space: { xxs: '4px', xs: '8px', s: '12px', m: '16px', l: '24px', xl: '32px', xxl: '48px', xxxl: '64px' },
  size: {
    /** Smallest size of a touch target. */
    touch: '44px',
    /** Height of an input. */
    control: '48px',
    /** Height of a button. */
    action: '52px',
    sliderDot: '36px',
    selectList: '200px',
    content: '1170px',
    reading: '680px',
    header: '60px',
  },
  duration: { quick: '120ms', calm: '200ms' },
} as const;

const { light, radius, text, font, weight } = kitLook;

/**
 * Every design token as a CSS variable with a fixed name (`--lender-color-ink-soft`), so that a
 * page styled from this source and one styled from the build read the same variables.
 */
export const theme = createGlobalThemeContract({ color: light, radius, text, font, weight, ...measures }, (_, path) =>
  tokenName(path),
);

const { space, size, duration } = theme;
createGlobalTheme(':root', { space, size, duration }, measures);

for (const { selector, query, vars } of lookRules(kitLook))
  globalStyle(selector, query === undefined ? { vars } : { '@media': { [query]: { vars } } });

globalStyle(':root', { colorScheme: 'light' });
globalStyle(':root:not([data-theme="light"])', { '@media': { [media.darkWished]: { colorScheme: 'dark' } } });
globalStyle(':root[data-theme="dark"]', { colorScheme: 'dark' });

/** The back-office reads many rows with a mouse: `<html data-density="compact">`. */
globalStyle('[data-density="compact"]', {
  vars: { [size.touch]: '32px', [size.control]: '36px', [size.action]: '36px' },
});
