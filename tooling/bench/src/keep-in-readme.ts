const BEGIN = '<!-- bench:begin -->';
const END = '<!-- bench:end -->';

/**
 * A README with new text between its marks.
 *
 * @throws when the marks are not there: that is a mistake in the README
 */
export function keepInReadme(readme: string, text: string): string {
  const [before, rest = ''] = readme.split(BEGIN);
  const [, after] = rest.split(END);
  if (before === undefined || after === undefined) throw new Error(`The README lacks ${BEGIN} or ${END}`);
  return `${before}${BEGIN}\n\n${text}\n\n${END}${after}`;
}
