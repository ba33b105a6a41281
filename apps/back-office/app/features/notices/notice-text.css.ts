import { theme } from '@lender/ui';
import { style } from '@vanilla-extract/css';

/** Text written by a machine: each line as it is, and none wider than the page. */
export const words = style({
  margin: 0,
  padding: theme.space.m,
  borderRadius: theme.radius.control,
  background: theme.color.sunken,
  fontFamily: 'ui-monospace, monospace',
  fontSize: theme.text.small,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
