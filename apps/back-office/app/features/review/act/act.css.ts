import { media, theme } from '@lender/ui';
import { style } from '@vanilla-extract/css';

/** Last row of the page: it has its own space, so it never covers anything. */
export const bar = style({
  flex: 'none',
  paddingBlock: theme.space.xs,
  paddingInline: theme.space.m,
  background: theme.color.surface,
  borderTop: `1px solid ${theme.color.hairline}`,
  '@media': { [media.roomy]: { maxHeight: '60%', overflowY: 'auto' } },
});
/** Side by side, each as wide as it needs; the note takes the rest. */
export const fields = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.m, alignItems: 'flex-end' });
export const wide = style({ flex: '1 1 320px', minWidth: 0 });
export const price = style({ minWidth: '220px', alignSelf: 'center' });
/** Keeps its room while its key does nothing yet, so that no button moves under the pointer. */
export const key = style({
  padding: `0 ${theme.space.xxs}`,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.small,
  fontFamily: theme.font.code,
  fontSize: '0.75rem',
  fontWeight: theme.weight.normal,
  selectors: { '&[data-waits]': { visibility: 'hidden' } },
});
