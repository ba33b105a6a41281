import { style } from '@vanilla-extract/css';

/** Scanners need dark bars on white, in the dark too. */
export const barcode = style({
  display: 'block',
  maxWidth: '100%',
  height: 'auto',
  minHeight: 64,
  padding: 12,
  background: '#fff',
  borderRadius: 6,
});
