/** The text of a page that is not there, as the specification has it. It is English, and marked so. */
export const notFoundText = 'This page could not be found';
