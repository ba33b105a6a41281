import { media, theme } from '@lender/ui';
import { style } from '@vanilla-extract/css';

/** Printouts are black on white, whatever theme the screen has. */
const INK = '#000';
const SOFT = '#333';

export const sheet = style({
  colorScheme: 'light',
  padding: theme.space.l,
  borderRadius: theme.radius.small,
  background: '#fff',
  color: INK,
  fontSize: '1rem',
  lineHeight: 1.4,
  // Words stay whole, so that a date or an amount does; only what is wider than the sheet breaks.
  overflowWrap: 'break-word',
  '@media': {
    [media.tablet]: { padding: theme.space.xxl },
    [media.print]: { padding: 0, fontSize: '10pt' },
  },
});
export const hiddenOnPaper = style({ '@media': { [media.print]: { display: 'none' } } });
export const lender = style({ fontWeight: theme.weight.bold, fontSize: '1.25em' });
export const title = style({ fontSize: '1.5em', lineHeight: 1.2, fontWeight: theme.weight.bold });
export const soft = style({ color: SOFT });
export const notice = style({ marginBlock: '0.75em', padding: '0.5em 0.75em', border: `1px solid ${INK}` });
export const section = style({ marginTop: '1.5em' });
export const heading = style({ fontSize: '1.125em', fontWeight: theme.weight.bold, breakAfter: 'avoid' });
export const paragraph = style({ marginTop: '0.5em', orphans: 3, widows: 3 });
export const boxes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  gap: '0.5em',
  marginTop: '0.5em',
});
export const box = style({ padding: '0.5em', border: `1px solid ${SOFT}`, breakInside: 'avoid' });
export const figure = style({ fontSize: '1.25em', fontWeight: theme.weight.bold });
export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '1.5em',
  paddingBlock: '0.25em',
  borderBottom: `1px solid #bbb`,
  breakInside: 'avoid',
});
export const lineTotal = style([line, { borderBottom: `3px double ${INK}`, fontWeight: theme.weight.bold }]);
export const lines = style({ marginTop: '0.5em' });
export const value = style({ flex: '0 1 auto', maxWidth: '60%', textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
