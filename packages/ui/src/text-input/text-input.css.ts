import { recipe } from '@vanilla-extract/recipes';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.css.ts';

export const textInput = recipe({
  base: {
    width: '100%',
    minWidth: 0,
    minHeight: theme.size.control,
    paddingBlock: theme.space.xxs,
    paddingInline: theme.space.m,
    border: `1.5px solid ${theme.color.line}`,
    borderRadius: theme.radius.control,
    background: theme.color.surface,
    color: theme.color.ink,
    // Under 16 px, iOS zooms the page at every touch.
    fontSize: `max(16px, ${theme.text.body})`,
    lineHeight: 1.25,
    transition: `border-color ${theme.duration.quick}`,
    selectors: {
      '&:hover:not(:disabled):not([aria-invalid="true"])': { borderColor: theme.color.ink },
      '&[aria-invalid="true"]': { borderColor: theme.color.danger, borderWidth: '2px' },
      '&:disabled': {
        background: theme.color.sunken,
        color: theme.color.inkSoft,
        borderColor: 'transparent',
        cursor: 'not-allowed',
      },
      '&:read-only:not(:disabled):not(select)': { background: theme.color.sunken },
      '&::placeholder': { color: theme.color.inkSoft, opacity: 1 },
      '[data-density="compact"] &': {
        '@media': { [media.finePointer]: { fontSize: theme.text.body, paddingInline: theme.space.s } },
      },
    },
  },
  variants: {
    width: {
      full: {},
      /** For a phone number or a CLABE. On a phone, it ends where its neighbours end. */
      medium: { '@media': { [media.tablet]: { maxWidth: '18rem' } } },
      /** For a year or a postal code. */
      short: { maxWidth: '7.5rem' },
      /** For a day of the month. */
      tiny: { maxWidth: '4.5rem', paddingInline: theme.space.s, textAlign: 'center' },
    },
    look: {
      words: {},
      /** For digits and codes that are compared one by one. */
      code: { fontVariantNumeric: 'tabular-nums', letterSpacing: '0.06em' },
    },
  },
});
