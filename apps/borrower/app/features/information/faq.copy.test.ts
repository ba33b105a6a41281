import { expect, test } from 'vitest';
import { faqCopy } from './faq.copy.es.ts';
import { frequentIds } from './frequent-questions.tsx';

const ids = faqCopy.topics.flatMap(({ questions }) => questions.map(({ id }) => id));

test('the id of a question is unique, so that a link leads to one question', () => {
  expect(new Set(ids).size).toBe(ids.length);
});

test('the questions on the landing page are among all questions', () => {
  expect(frequentIds.filter((id) => !ids.includes(id))).toEqual([]);
});

test('the landing page explains the consequences of being late before any data is asked for', () => {
  const late = faqCopy.topics.flatMap(({ questions }) => questions).find(({ id }) => id === 'atraso');
  expect(frequentIds).toContain('atraso');
  expect(late?.answer.join(' ')).toMatch(/intereses moratorios.*prórroga/);
});
