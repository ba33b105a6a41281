import { recipe } from '@vanilla-extract/recipes';
import { theme } from '../theme/theme.css.ts';

export const textLink = recipe({
  base: {
    textDecorationLine: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
    borderRadius: theme.radius.small,
    selectors: { '&:hover': { textDecorationThickness: '2px' } },
  },
  variants: {
    tone: {
      primary: { color: theme.color.primary, selectors: { '&:hover': { color: theme.color.primaryHover } } },
      ink: { color: 'inherit' },
    },
    /** Alone on its line, a link needs a finger's height; inside a sentence, the height of the text. */
    place: {
      sentence: {},
      alone: {
        display: 'inline-flex',
        alignItems: 'center',
        gap: theme.space.xxs,
        minHeight: theme.size.touch,
        minWidth: 0,
        // A long address has no place to break by itself.
        overflowWrap: 'anywhere',
      },
    },
  },
});
