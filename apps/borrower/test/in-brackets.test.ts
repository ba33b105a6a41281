import { expect, test } from 'vitest';
import { bracket, outsideBrackets } from './in-brackets.ts';

test('every text is put in brackets once, however deep it is nested', () => {
  const shared = { name: 'Ana' };
  const words = { title: 'Hola', lists: [['uno']], one: shared, other: shared, count: 2 };
  bracket(words);
  expect(words).toEqual({ title: '⟦Hola⟧', lists: [['⟦uno⟧']], one: { name: '⟦Ana⟧' }, other: shared, count: 2 });
});

test.each([
  ['a text', '<p>⟦Hola⟧ tú</p>', ['tú']],
  ['a name that is spoken', '<button aria-label="Cerrar" title="⟦Cerrar⟧"></button>', ['Cerrar']],
  ['a summary for whoever is sent the page', '<meta name="description" content="Un préstamo"/>', ['Un préstamo']],
  ['nothing where a bracket goes on over a link', '<p>⟦Lee <a href="/">el aviso</a> antes⟧: $1.00</p>', []],
  ['nothing that only programs read', '<meta name="robots" content="noindex"/><script>const a = 1</script>', []],
])('the search for texts outside brackets finds %s', (_, html, found) => expect(outsideBrackets(html)).toEqual(found));
