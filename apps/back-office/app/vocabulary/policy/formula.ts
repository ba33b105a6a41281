import * as z from 'zod/mini';
import { formulaCopy as copy, variableWords } from './formula.copy.es.ts';

/**
 * Describes a rule's condition in words.
 *
 * @param when - the condition as a policy's settings give it: JSON, with a 0 for each number
 * @param numbers - the numbers, in the order in which the condition is read
 *
 * @example
 * formulaWords('["lt","score",0]', ['420']) // → 'puntaje < 420'
 */
export function formulaWords(when: string, numbers: readonly string[]): string {
  const left = [...numbers];
  return wordsOf(JSON.parse(when), () => left.shift() ?? '?');
}

const operation = z.tuple([z.string()], z.unknown());

function wordsOf(part: unknown, next: () => string): string {
  if (typeof part === 'number') return next();
  if (typeof part === 'string') return Object.hasOwn(variableWords, part) ? (variableWords[part] ?? part) : part;
  const read = operation.safeParse(part);
  if (!read.success) return String(part);
  const [operator, ...operands] = read.data;
  return operator === 'in' ? membershipWords(operands, next) : operationWords(operator, operands, next);
}

function membershipWords([subject, values]: readonly unknown[], next: () => string): string {
  const what = wordsOf(subject, next);
  const words = z.array(z.unknown()).parse(values);
  return copy.in(what, words.map((value) => (typeof value === 'number' ? next() : String(value))).join(copy.orElse));
}

function operationWords(operator: string, operands: readonly unknown[], next: () => string): string {
  const words = operands.map((operand) => inside(operand, next));
  const [first = '', second = '', third = ''] = words;
  if (operator === 'not') return copy.not(first);
  if (operator === 'between') return copy.between(first, second, third);
  if (operator === 'and') return words.join(copy.and);
  if (operator === 'or') return words.join(copy.or);
  const sign = Object.entries(copy.operators).find(([name]) => name === operator)?.[1] ?? operator;
  return `${first} ${sign} ${second}`;
}

/** Puts a condition inside another one in brackets where it could be misread. */
function inside(operand: unknown, next: () => string): string {
  const words = wordsOf(operand, next);
  const read = operation.safeParse(operand);
  return read.success && ['and', 'or', 'add', 'sub'].includes(read.data[0]) ? `(${words})` : words;
}
