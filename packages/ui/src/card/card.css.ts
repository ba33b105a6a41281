import { recipe } from '@vanilla-extract/recipes';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.css.ts';

export const card = recipe({
  base: { borderRadius: theme.radius.card, border: '1px solid transparent', minWidth: 0 },
  variants: {
    tone: {
      surface: {
        background: theme.color.surface,
        borderColor: theme.color.hairline,
        boxShadow: `0 1px 2px ${theme.color.shadow}, 0 8px 24px ${theme.color.shadow}`,
      },
      flat: { background: theme.color.surface, borderColor: theme.color.hairline },
      info: { background: theme.color.infoSurface },
      sunken: { background: theme.color.sunken },
    },
    padding: {
      m: { padding: theme.space.m },
      l: { padding: theme.space.m, '@media': { [media.tablet]: { padding: theme.space.l } } },
      xl: { padding: theme.space.l, '@media': { [media.tablet]: { padding: theme.space.xl } } },
    },
  },
});
