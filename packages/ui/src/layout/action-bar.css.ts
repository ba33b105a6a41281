import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.css.ts';

/** A low screen, as with large letters or on its side, has no room to keep anything in sight. */
const tall = 'and (min-height: 560px)';
const tallPhone = `${media.mobile} ${tall}`;
const tallDesk = `${media.tablet} ${tall}`;

const inSight = (inset: string) => ({
  position: 'sticky' as const,
  insetBlockEnd: 0,
  zIndex: 5,
  marginInline: `calc(-1 * ${inset})`,
  padding: `${theme.space.s} ${inset}`,
  borderBlockStart: `1px solid ${theme.color.hairline}`,
  background: theme.color.surface,
});

export const bar = style({ '@media': { [tallPhone]: inSight(theme.space.m) } });

/** Over the whole width of its card, it stays in sight at a desk, too. */
export const full = style({ '@media': { [tallDesk]: inSight(theme.space.l) } });

/** Under the second column of a split. */
export const underSide = style({
  '@media': { [media.roomy]: { width: '100%', maxWidth: '480px', marginInlineStart: 'auto' } },
});

const shown = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: theme.space.s,
  paddingBlockEnd: theme.space.xs,
  fontVariantNumeric: 'tabular-nums',
} as const;
export const summary = style({
  display: 'none',
  '@media': { [tallPhone]: shown },
  selectors: { [`${full} > &`]: { '@media': { [tallDesk]: shown } } },
});

// Keeps an element with the focus from stopping behind the bar.
globalStyle(':where(html):has(form)', {
  '@media': { [tallPhone]: { scrollPaddingBottom: '128px' }, [tallDesk]: { scrollPaddingBottom: '128px' } },
});
