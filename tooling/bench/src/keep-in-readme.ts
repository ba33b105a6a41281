/**
 * Returns a README with new text between its marks.
 *
 * @param place - which pair of marks; a README with one needs none
 * @throws when the marks are missing: that is a mistake in the README
 */
export function keepInReadme(readme: string, text: string, place?: string): string {
  const name = place === undefined ? 'bench' : `bench:${place}`;
  const [begin, end] = [`<!-- ${name}:begin -->`, `<!-- ${name}:end -->`];
  const [before, rest = ''] = readme.split(begin);
  const [, after] = rest.split(end);
  if (before === undefined || after === undefined) throw new Error(`The README lacks ${begin} or ${end}`);
  return `${before}${begin}\n\n${text}\n\n${end}${after}`;
}
