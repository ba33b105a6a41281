import { describe, expect, test } from 'vitest';
import { readStyleSheet, usedStyles } from './used-styles.ts';

const page = '<main class="used other"><p class="a-b_1">';
const cutTo = (css: string) => usedStyles(readStyleSheet(css), page);

describe('rules that a page keeps', () => {
  test.each([
    ['what names no class', 'body{margin:0}a[href]:hover{color:red}'],
    ['what names its classes', '.used{color:red}.used .a-b_1>p{color:red}'],
    ['a rule of which one selector may apply', '.gone,.used:hover{color:red}'],
    ['what excludes a class that it has not', '.used:not(.gone){color:red}:where(.gone){margin:0}'],
    ['animations and fonts', '@keyframes turn{to{rotate:1turn}}@font-face{src:url(a)}'],
    ['a brace inside a text', '.used:before{content:"}"}.used{content:"\\"{"}'],
    ['the order of the rules', '.used{color:red}@media print{.used{color:black}}.used{margin:0}'],
  ])('a page keeps %s', (_, css) => {
    expect(cutTo(css)).toBe(css);
  });
});

describe('rules that a page drops', () => {
  test.each([
    ['what needs a class that it has not', '.gone{color:red}.used .gone{color:red}'],
    ['a class whose name only begins the same', '.use{color:red}.used-too{color:red}'],
    ['a group of which nothing is left', '@media print{.gone{color:red}}'],
  ])('a page drops %s', (_, css) => {
    expect(cutTo(`${css}.used{margin:0}`)).toBe('.used{margin:0}');
  });

  test('a page drops the rules that a group holds for other pages', () => {
    expect(cutTo('@media print{.gone{color:red}.used{color:red}}')).toBe('@media print{.used{color:red}}');
  });
});

test('statements without braces are dropped, without the rules that follow them', () => {
  expect(cutTo('@layer base,site;.used{color:red}')).toBe('.used{color:red}');
});
