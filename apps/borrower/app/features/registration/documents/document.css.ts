import { theme } from '@lender/ui';
import { style } from '@vanilla-extract/css';

export const fileList = style({ display: 'grid', gap: theme.space.s, listStyle: 'none' });

export const fileRow = style({
  display: 'grid',
  gap: theme.space.s,
  padding: theme.space.s,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.control,
});

/** Picture, words and actions, in one line where there is room. */
export const fileLine = style({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  alignItems: 'center',
  gap: theme.space.s,
});

export const thumb = style({
  display: 'grid',
  placeItems: 'center',
  width: '72px',
  height: '72px',
  overflow: 'hidden',
  borderRadius: theme.radius.small,
  background: theme.color.sunken,
  color: theme.color.inkSoft,
});

export const fileWords = style({ minWidth: 0, overflowWrap: 'anywhere' });
