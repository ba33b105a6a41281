import { expect, test } from 'vitest';
import { renderHtml } from '../../../test/render.tsx';
import { faqCopy } from './faq.copy.es.ts';
import { FaqPage } from './faq-page.tsx';
import { askedWords, findQuestions } from './find-questions.ts';

const all = faqCopy.topics.flatMap(({ questions }) => questions);
const found = (words: string) => findQuestions(faqCopy.topics, words).flatMap(({ questions }) => questions);

test('an empty search shows all questions', () => {
  expect(found('  ')).toEqual(all);
});

test('accents and case make no difference to the search of questions, and every word has to occur', () => {
  const answers = found('INTERÉS');
  expect(answers.length).toBeGreaterThan(0);
  expect(found('interes')).toEqual(answers);
  expect(found('interes zzz')).toEqual([]);
});

test('the page of questions says how much was found, keeps the words and leads back to all questions', () => {
  const html = renderHtml(<FaqPage words="<b>zzz" />);
  expect(html).toContain('Ninguna respuesta tiene «&lt;b&gt;zzz»');
  expect(html).toContain('value="&lt;b&gt;zzz"');
  expect(html).toContain('href="/preguntas-frecuentes"');
  expect(renderHtml(<FaqPage words="interes" />)).toMatch(/respuestas? con «interes»/);
});

test('the cost of being late is shown in pesos in the answer about being late, and is found by the search', () => {
  const html = renderHtml(<FaqPage words="100.44" lateExample="Por ejemplo, $100.44 a los 7 días." />);
  expect(html).toMatch(/<div id="atraso"(?:(?!<\/details>).)*Por ejemplo, \$100\.44 a los 7 días\./);
  expect(renderHtml(<FaqPage words="" />)).not.toContain('Por ejemplo, $');
});

test('a link leads into the folded answer, so that the browser opens it', () => {
  expect(renderHtml(<FaqPage words="" />)).toMatch(/<details(?:(?!<\/details>).)*<div id="costo"/);
});

test('the text of a search is cut at a length that is never typed', () => {
  expect(askedWords(`https://site.example/?buscar=${'a'.repeat(500)}`)).toHaveLength(80);
});
