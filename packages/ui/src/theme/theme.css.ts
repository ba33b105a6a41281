import { assignVars, createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { media } from './media.ts';
import { palettes } from './palette.data.ts';

const tokens = {
  color: palettes.light,
  space: { xxs: '4px', xs: '8px', s: '12px', m: '16px', l: '24px', xl: '32px', xxl: '48px', xxxl: '64px' },
  radius: { small: '6px', control: '12px', button: '14px', card: '20px', round: '999px' },
  size: {
    /** Smallest thing a finger has to hit. */
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
  text: {
    small: '0.875rem',
    body: '1rem',
    large: '1.125rem',
    heading: '1.375rem',
    title: '1.75rem',
    display: 'clamp(1.75rem, 1.2rem + 2.6vw, 3rem)',
  },
  font: {
    body: 'system-ui, Roboto, "Noto Sans", sans-serif',
    code: 'ui-monospace, "Roboto Mono", "Noto Sans Mono", monospace',
  },
  weight: { normal: '400', medium: '500', bold: '700' },
  duration: { quick: '120ms', calm: '200ms' },
} as const;

/**
 * Every design token as a CSS variable with a fixed name (`--lender-color-ink-soft`), so that a
 * page styled from this source and one styled from the build read the same variables.
 */
export const theme = createGlobalThemeContract(
  tokens,
  (_, path) => `lender-${path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
);

createGlobalTheme(':root', theme, tokens);

const dark = { vars: assignVars(theme.color, palettes.dark), colorScheme: 'dark' };

globalStyle(':root', { colorScheme: 'light' });
globalStyle(':root:not([data-theme="light"])', { '@media': { [media.darkWished]: dark } });
globalStyle(':root[data-theme="dark"]', dark);

/** The back-office reads many rows with a mouse: `<html data-density="compact">`. */
globalStyle('[data-density="compact"]', {
  vars: {
    [theme.size.touch]: '32px',
    [theme.size.control]: '36px',
    [theme.size.action]: '36px',
    [theme.radius.control]: '8px',
    [theme.radius.button]: '8px',
    [theme.radius.card]: '12px',
    [theme.text.body]: '0.875rem',
    [theme.text.small]: '0.8125rem',
    [theme.text.large]: '1rem',
    [theme.text.heading]: '1.125rem',
    [theme.text.title]: '1.375rem',
    [theme.text.display]: '1.75rem',
  },
});
