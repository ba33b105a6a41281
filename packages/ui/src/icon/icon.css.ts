import { recipe } from '@vanilla-extract/recipes';

export const icon = recipe({
  base: {
    flex: 'none',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  variants: {
    size: {
      small: { width: '1.125em', height: '1.125em' },
      medium: { width: '1.5em', height: '1.5em' },
    },
  },
});
