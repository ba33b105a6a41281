const longestName = 64;

/**
 * Names a place of the page, `tag:type:name`, without a text, an id, a value or an address: the type of inputs only, the
 * name only where the application allows it.
 */
export function nameOf(place: Element, allowedNames: readonly string[]): string {
  const type = place instanceof HTMLInputElement ? place.type : '';
  const name = place.getAttribute('name') ?? '';
  return `${place.localName}:${type}:${allowedNames.includes(name) ? name : ''}`.slice(0, longestName);
}
