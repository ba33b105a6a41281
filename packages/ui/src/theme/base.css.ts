import { globalStyle } from '@vanilla-extract/css';
import { media } from './media.ts';
import { theme } from './theme.css.ts';

// `:where` keeps every rule at specificity 0, so that a component always wins, whatever the order of the sheets.
globalStyle(':where(*, *::before, *::after)', { boxSizing: 'border-box' });

globalStyle(':where(html)', {
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  scrollPaddingTop: theme.space.xxl,
  background: theme.color.background,
});

globalStyle(':where(body)', {
  margin: 0,
  minHeight: '100dvh',
  background: theme.color.background,
  color: theme.color.ink,
  fontFamily: theme.font.body,
  fontSize: theme.text.body,
  lineHeight: 1.5,
  overflowWrap: 'break-word',
  WebkitFontSmoothing: 'antialiased',
});

globalStyle(':where(h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, fieldset, legend)', {
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
});

globalStyle(':where(ul, ol)', { listStyle: 'none' });
globalStyle(':where(button, input, select, textarea)', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
globalStyle(':where(img, svg, video)', { display: 'block', maxWidth: '100%' });
globalStyle(':where(a)', { color: 'inherit' });
globalStyle(':where(summary)', { cursor: 'pointer', listStyle: 'none' });
globalStyle(':where(summary)::-webkit-details-marker', { display: 'none' });
globalStyle('[hidden]', { display: 'none !important' });

// The gap is required: on the primary colour itself the ring has too little contrast.
globalStyle(':where(:focus-visible)', { outline: `3px solid ${theme.color.focus}`, outlineOffset: '2px' });

globalStyle('*, *::before, *::after', {
  '@media': {
    [media.stillWished]: {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      // Exactly zero: with any duration, every element passes on the colour it inherits one frame after its parent.
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});
