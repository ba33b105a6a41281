/** Fields that are pressed, not typed into: they keep the focus after the press. */
const PRESSED = ':is([type=checkbox], [type=radio], [type=file], [type=range], [type=hidden])';

/** Tells whether the cursor is in a field, so that the client may type at any moment. */
export const hasCursor = (place: Pick<Element, 'matches'> | null): boolean =>
  place?.matches(`main :is(input:not(${PRESSED}), select, textarea)`) ?? false;
