/** Fields that are pressed, not typed into: they keep the focus after the press. */
const PRESSED = ':is([type=checkbox], [type=radio], [type=file], [type=range], [type=hidden])';

/** Whether somebody stands in a field and may type any moment. */
export const hasCursor = (place: Pick<Element, 'matches'> | null): boolean =>
  place?.matches(`main :is(input:not(${PRESSED}), select, textarea)`) ?? false;
