import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { formFields } from '../../forms/form-fields.ts';
import type { FoundSubjects } from './find-subjects.server.ts';
import { writeSubject } from './subject.ts';
import { SubjectField } from './subject-field.tsx';
import { type SubjectOption, subjectOption } from './subject-option.ts';

const ana = { kind: 'client', id: '01930000-0000-7000-8000-000000000001', name: 'Ana Robles' } as const;
const luis = { kind: 'loan', id: '01930000-0000-7000-8000-000000000002', name: 'Luis Mora' } as const;
const found = (...options: readonly SubjectOption[]): FoundSubjects => ({
  ...{ text: 'x', options, said: `${options.length} resultados` },
  isRefused: false,
});

function draw(typed: Record<string, string>, given: { found?: FoundSubjects; about?: SubjectOption } = {}): string {
  const fields = formFields<'find' | 'about'>({}, typed);
  return renderToStaticMarkup(<SubjectField {...fields} found={given.found} about={given.about} />);
}

/** Returns the values that can be chosen, each with whether it is. */
const choicesOf = (html: string) =>
  [...html.matchAll(/<input type="radio"[^>]*>/g)].map(([tag]) => ({
    value: /value="([^"]*)"/.exec(tag)?.[1],
    isChosen: tag.includes('checked=""'),
  }));

test('nothing can be chosen before anything was found', () => {
  const html = draw({});
  expect(choicesOf(html)).toEqual([]);
  expect(html).toContain('value="find"');
});

test('the client of the page that led here is chosen', () => {
  expect(choicesOf(draw({}, { about: subjectOption(ana) }))).toEqual([
    { value: writeSubject(ana), isChosen: true },
    { value: '', isChosen: false },
  ]);
});

test('a subject stays chosen when another search does not find it', () => {
  const html = draw({ about: writeSubject(ana), find: 'luis' }, { found: found(subjectOption(luis)) });
  expect(choicesOf(html)).toEqual([
    { value: writeSubject(ana), isChosen: true },
    { value: writeSubject(luis), isChosen: false },
    { value: '', isChosen: false },
  ]);
  expect(html).toContain('1 resultados');
});

test('a search that was not made says why at its field', () => {
  const html = draw({ find: 'a' }, { found: { text: 'a', options: [], said: 'Escribe más.', isRefused: true } });
  expect(html).toContain('Escribe más.');
  expect(html).toContain('aria-invalid="true"');
});
