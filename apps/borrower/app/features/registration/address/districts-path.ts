/**
 * Returns the path of the districts for what is typed so far; nothing before there is a whole postal code or a city.
 *
 * @example
 * districtsPath({ postalCode: '44100', city: '' }) // → '/catalogues/districts?postalCode=44100'
 */
export function districtsPath({ postalCode, city }: { readonly postalCode: string; readonly city: string }) {
  const query = new URLSearchParams();
  if (/^\d{5}$/.test(postalCode)) query.set('postalCode', postalCode);
  if (city !== '') query.set('city', city);
  return query.size > 0 ? `/catalogues/districts?${query}` : undefined;
}
