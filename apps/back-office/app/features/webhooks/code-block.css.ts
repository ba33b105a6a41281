import { theme } from '@lender/ui';
import { style } from '@vanilla-extract/css';

/** Scrolls sideways in itself: no line of code is broken. */
export const block = style({
  minWidth: 0,
  maxWidth: '100%',
  overflowX: 'auto',
  padding: theme.space.s,
  color: theme.color.ink,
  background: theme.color.sunken,
  border: `1px solid ${theme.color.hairline}`,
  borderRadius: theme.radius.small,
});

export const text = style({ margin: 0, fontFamily: 'ui-monospace, monospace', fontSize: '13px', lineHeight: 1.5 });
