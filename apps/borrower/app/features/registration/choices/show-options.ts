/** Intent of the button that shows the options of a second choice where they do not load automatically. */
export const SHOW_OPTIONS = 'show_options';
