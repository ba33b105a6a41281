/** Text for a page that does not exist, as the specification has it. It is English, and marked so. */
export const notFoundText = 'This page could not be found';
