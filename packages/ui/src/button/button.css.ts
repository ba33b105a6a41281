import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.css.ts';

const pressable = '&:hover:not(:disabled):not([aria-disabled="true"])';

export const button = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: theme.space.xs,
    minHeight: theme.size.action,
    minWidth: theme.size.touch,
    padding: `${theme.space.xs} ${theme.space.l}`,
    border: '2px solid transparent',
    borderRadius: theme.radius.button,
    background: 'none',
    color: theme.color.ink,
    fontFamily: 'inherit',
    fontSize: theme.text.body,
    fontWeight: theme.weight.bold,
    lineHeight: 1.25,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    touchAction: 'manipulation',
    transition: `background-color ${theme.duration.quick}, border-color ${theme.duration.quick}, color ${theme.duration.quick}`,
    selectors: {
      '&:disabled': {
        background: theme.color.sunken,
        borderColor: theme.color.sunken,
        color: theme.color.inkSoft,
        cursor: 'not-allowed',
      },
      '&[aria-disabled="true"]': { cursor: 'progress' },
    },
    '@media': { [media.forcedColors]: { borderColor: 'ButtonBorder' } },
  },
  variants: {
    tone: {
      primary: {
        background: theme.color.primary,
        color: theme.color.onPrimary,
        selectors: { [pressable]: { background: theme.color.primaryHover } },
      },
      secondary: {
        background: theme.color.surface,
        borderColor: theme.color.primary,
        color: theme.color.primary,
        selectors: { [pressable]: { background: theme.color.infoSurface, color: theme.color.primaryHover } },
      },
      quiet: {
        color: theme.color.primary,
        padding: `${theme.space.xs} ${theme.space.m}`,
        selectors: { [pressable]: { background: theme.color.infoSurface, color: theme.color.primaryHover } },
      },
      danger: {
        background: theme.color.danger,
        color: theme.color.onDanger,
        selectors: { [pressable]: { background: theme.color.dangerHover } },
      },
    },
    size: {
      regular: {},
      small: {
        minHeight: theme.size.touch,
        padding: `${theme.space.xxs} ${theme.space.m}`,
        fontSize: theme.text.small,
      },
    },
    width: {
      auto: {},
      full: { width: '100%' },
      /** Full width on a phone, own width from a tablet up. */
      phone: { width: '100%', '@media': { [media.tablet]: { width: 'auto' } } },
    },
  },
  defaultVariants: { tone: 'primary', size: 'regular', width: 'auto' },
});

export type ButtonLook = NonNullable<RecipeVariants<typeof button>>;
