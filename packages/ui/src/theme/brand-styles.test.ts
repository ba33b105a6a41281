import { expect, test } from 'vitest';
import { brandProblems } from './brand-problems.ts';
import { brandStyles } from './brand-styles.ts';
import { kitLook } from './kit-look.data.ts';

const VIOLET = {
  light: { primary: '#5B21B6', primaryHover: '#4C1D95' },
  radius: { button: '4px' },
} as const;

const cssOf = (look: Parameters<typeof brandStyles>[0]) => {
  const made = brandStyles(look);
  return made.ok ? made.value.css : made.problems;
};

test('the kit’s own look is readable, and changes nothing in the kit', () => {
  expect(brandProblems({})).toEqual([]);
  expect(cssOf({ light: { primary: '#0B5F57' } })).toBe('');
});

test('the examples of the docs are correct', () => {
  expect(cssOf({ weight: { bold: '600' } })).toBe(':root:not(#lender-brand){--lender-weight-bold:600}');
  const yellow = { code: 'contrast', scheme: 'light', front: 'primary', back: 'background', atLeast: 4.5, ratio: 1.31 };
  expect(brandProblems({ light: { primary: '#FFD400' } })[0]).toEqual(yellow);
});

test('a change of the light look leaves the dark and the compact look as they were', () => {
  expect(cssOf(VIOLET)).toBe(
    [
      ':root:not(#lender-brand){--lender-color-primary:#5B21B6;--lender-color-primary-hover:#4C1D95;--lender-radius-button:4px}',
      '@media (prefers-color-scheme: dark){:root:not([data-theme="light"]):not(#lender-brand){--lender-color-primary:#4FC3B0;--lender-color-primary-hover:#74D4C4}}',
      ':root[data-theme="dark"]:not(#lender-brand){--lender-color-primary:#4FC3B0;--lender-color-primary-hover:#74D4C4}',
      '[data-density="compact"]:not(#lender-brand){--lender-radius-button:8px}',
    ].join('\n'),
  );
});

test('a brand that cannot be read is refused, each pair by its name, in the scheme that has it', () => {
  const made = brandStyles({ light: { onPrimary: '#7FBFB8' }, dark: { line: '#2C3B37' } });
  expect(made).toEqual({
    ok: false,
    problems: [
      {
        code: 'contrast',
        scheme: 'light',
        front: 'onPrimary',
        back: 'primary',
        atLeast: 4.5,
        ratio: expect.any(Number),
      },
      { code: 'contrast', scheme: 'dark', front: 'line', back: 'surface', atLeast: 3, ratio: expect.any(Number) },
      { code: 'contrast', scheme: 'dark', front: 'line', back: 'background', atLeast: 3, ratio: expect.any(Number) },
    ],
  });
});

test('a contrast ratio is never rounded up to the required value', () => {
  // #777777 on white has a ratio of 4.478.
  const [problem] = brandProblems({ light: { inkSoft: '#777777', surface: '#FFFFFF' } }).filter(
    (found) => found.code === 'contrast' && found.back === 'surface',
  );
  expect(problem).toMatchObject({ ratio: 4.47, atLeast: 4.5 });
});

test.each([
  [{ light: { primary: 'teal' } }, { code: 'color', scheme: 'light', role: 'primary' }],
  [{ dark: { ink: '#FFFFFF80' } }, { code: 'color', scheme: 'dark', role: 'ink' }],
  [{ radius: { card: '2em' } }, { code: 'value', token: 'radius.card' }],
  [{ text: { body: '16px' } }, { code: 'value', token: 'text.body' }],
  [{ weight: { bold: 'bold' } }, { code: 'value', token: 'weight.bold' }],
  [{ font: { body: 'Arial}*{display:none' } }, { code: 'value', token: 'font.body' }],
  [{ compact: { radius: { control: '</style>' } } }, { code: 'value', token: 'compact.radius.control' }],
  [{ font: { body: '"Noto Serif' } }, { code: 'value', token: 'font.body' }],
  [{ font: { body: 'Arial,' } }, { code: 'value', token: 'font.body' }],
  [{ text: { body: 'clamp(large)' } }, { code: 'value', token: 'text.body' }],
  [{ text: { body: 'clamp(1vw, 2vw, 3vw)' } }, { code: 'value', token: 'text.body' }],
  [{ text: { body: '0.0rem' } }, { code: 'value', token: 'text.body' }],
])('%o is refused as a value of a style sheet', (look, problem) => {
  expect(brandProblems(look)).toEqual([problem]);
});

test('a file with unknown parts of a look, or with values that are no text, is refused', () => {
  const read = JSON.parse(
    '{ "light": { "primry": "#5B21B6", "primary": null }, "dark": "#000000", "colors": {}, "weight": { "bold": 600, "toString": "400" } }',
  );
  expect(brandProblems(read)).toEqual([
    { code: 'part', token: 'light.primry' },
    { code: 'value', token: 'dark' },
    { code: 'part', token: 'colors' },
    { code: 'part', token: 'weight.toString' },
    { code: 'color', scheme: 'light', role: 'primary' },
  ]);
});

test('every value of the kit is one that a brand may take', () => {
  expect(brandStyles(kitLook)).toMatchObject({ ok: true, value: { css: '' } });
});
