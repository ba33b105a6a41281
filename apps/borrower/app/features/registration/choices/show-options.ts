/** The intent of the button that brings the options of a second choice where they do not come by themselves. */
export const SHOW_OPTIONS = 'show_options';
