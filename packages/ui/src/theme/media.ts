/** Mobile first: a style without a query is the phone's. Widths in CSS pixels. */
export const media = {
  /** Screens up to 767 px: for what only a phone shows. */
  mobile: 'screen and (max-width: 767px)',
  /** Screens from 768 px up. */
  tablet: 'screen and (min-width: 768px)',
  /** Screens from 900 px up: two columns fit. */
  roomy: 'screen and (min-width: 900px)',
  /** Screens from 1025 px up. */
  desktop: 'screen and (min-width: 1025px)',
  /** Devices with a mouse or a pen, where small lists are comfortable. */
  finePointer: '(pointer: fine)',
  darkWished: '(prefers-color-scheme: dark)',
  stillWished: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  print: 'print',
} as const;
