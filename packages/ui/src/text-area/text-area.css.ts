import { style } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css.ts';

export const textArea = style({ paddingBlock: theme.space.s, resize: 'vertical', lineHeight: 1.5 });
