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

test('the landing page says what being late leads to, before anybody is asked for anything', () => {
  const late = faqCopy.topics.flatMap(({ questions }) => questions).find(({ id }) => id === 'atraso');
  expect(frequentIds).toContain('atraso');
  expect(late?.answer.join(' ')).toMatch(/intereses moratorios.*prórroga/);
});
