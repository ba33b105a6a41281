import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.css.ts';

/** A low screen (large letters, or a phone on its side) has no room for a bar that stays visible. */
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

/** A bar as wide as its card stays visible on a desktop, too. */
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
