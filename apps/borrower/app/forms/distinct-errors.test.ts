import { expect, test } from 'vitest';
import { serverCopy } from '../copy.server.ts';

type Sentences = Readonly<Record<string, string>>;
interface Form {
  readonly name: string;
  readonly fields: Readonly<Record<string, { readonly problems?: Sentences }>>;
}

/** Returns every form of the site, by the place of its copy. */
function formsIn(copy: unknown, name = ''): Form[] {
  if (typeof copy !== 'object' || copy === null) return [];
  const inside = Object.entries(copy).flatMap(([key, value]) => formsIn(value, `${name}.${key}`));
  return 'fields' in copy ? [{ name, fields: copy.fields as Form['fields'] }, ...inside] : inside;
}

const forms = formsIn(serverCopy);

test('the check covers the many forms of the site', () => {
  expect(forms.length).toBeGreaterThan(15);
});

test.each(forms)('no two fields of $name are refused in the same words', ({ fields }) => {
  const said = Object.values(fields).flatMap(({ problems = {} }) => [...new Set(Object.values(problems))]);
  expect(said).toEqual([...new Set(said)]);
});

test('no sentence names a button that a page with scripts does not show', () => {
  expect(JSON.stringify(forms)).not.toMatch(/presiona «Ver/);
});
