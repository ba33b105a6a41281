import { expect, test } from 'vitest';

const sources = Object.entries(
  import.meta.glob<string>(['../app/**/*.{ts,tsx}', '!../app/**/*.{test,css}.{ts,tsx}'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

/** Returns the beginning of the tag of each form that is sent, up to its first `>`. */
const postedForms = (source: string): readonly string[] =>
  [...source.matchAll(/<Form\s[^>]*/g)].map(([tag]) => tag).filter((tag) => tag.includes('method="post"'));

test('no form leaves its refusal to a bubble of the browser, which speaks the language of the browser', () => {
  const forms = sources.flatMap(([file, source]) => postedForms(source).map((tag) => ({ file, tag })));
  expect(forms.length).toBeGreaterThan(30);
  expect(forms.filter(({ tag }) => !tag.includes('noValidate'))).toEqual([]);
});

test('no field for a day or a month is one of the browser, which follows the language of the browser', () => {
  const native = /type="(?:date|month|week|time|datetime-local)"/;
  expect(sources.filter(([, source]) => native.test(source)).map(([file]) => file)).toEqual([]);
});

test('every amount on pages for staff has commas between thousands', () => {
  const plain = /import \{[^}]*\bformat(?:Whole)?Pesos\b[^}]*\} from '@lender\/money'/;
  const files = sources.filter(([, source]) => plain.test(source)).map(([file]) => file);
  expect(files).toEqual(['../app/vocabulary/pesos.ts']);
});
