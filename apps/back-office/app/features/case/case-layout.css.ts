import { media, theme } from '@lender/ui';
import { style } from '@vanilla-extract/css';

/** Photos, facts and history side by side where there is room for all, one below the other on a phone. */
export const columns = style({
  display: 'grid',
  gap: theme.space.m,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': {
    [media.tablet]: { gridTemplateColumns: '260px minmax(0, 1fr)' },
    [media.desktop]: { gridTemplateColumns: '320px minmax(0, 1fr) 280px' },
  },
});
export const timeline = style({
  '@media': { [media.tablet]: { gridColumn: '1 / -1' }, [media.desktop]: { gridColumn: 'auto' } },
});
/** Stays at the bottom of the screen while the case is read, and leaves some of the case in sight. */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 5,
  marginBlockStart: 'auto',
  maxHeight: '80dvh',
  overflowY: 'auto',
  paddingBlock: theme.space.s,
  background: theme.color.surface,
  borderTop: `1px solid ${theme.color.hairline}`,
  boxShadow: `0 -4px 16px ${theme.color.shadow}`,
});
