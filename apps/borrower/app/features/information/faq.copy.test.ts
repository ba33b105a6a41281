import { expect, test } from 'vitest';
import { faqCopy } from './faq.copy.es.ts';
import { frequentIds } from './frequent-questions.tsx';

const ids = faqCopy.topics.flatMap(({ questions }) => questions.map(({ id }) => id));

test('a link leads to one question', () => {
  expect(new Set(ids).size).toBe(ids.length);
});

test('what the landing page asks is among the questions', () => {
  expect(frequentIds.filter((id) => !ids.includes(id))).toEqual([]);
});
