import type { Question } from './questions.tsx';

export interface Topic {
  readonly title: string;
  readonly questions: readonly Question[];
}

/** Returns the words of a search, as they were typed. */
export const askedWords = (url: string): string =>
  new URL(url).searchParams.get('buscar')?.trim().slice(0, LONGEST) ?? '';
const LONGEST = 80;

/**
 * Returns the questions that contain every word, in the question or its answer; accents and case make no difference.
 * Without words, returns all.
 *
 * @example
 * findQuestions(topics, 'interes moratorio')
 */
export function findQuestions(topics: readonly Topic[], words: string): Topic[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  return topics
    .map(({ title, questions }) => ({ title, questions: questions.filter((question) => hasAll(question, wanted)) }))
    .filter(({ questions }) => questions.length > 0);
}

function hasAll({ question, answer }: Question, wanted: readonly string[]): boolean {
  const text = plain([question, ...answer].join(' '));
  return wanted.every((word) => text.includes(word));
}

/** Appends an example in pesos to the answer to the question about being late. */
export const withLateExample = (topics: readonly Topic[], example: string | undefined): readonly Topic[] =>
  example === undefined
    ? topics
    : topics.map(({ title, questions }) => ({
        title,
        questions: questions.map((question) =>
          question.id === 'atraso' ? { ...question, answer: [...question.answer, example] } : question,
        ),
      }));

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
