import { expect, test } from 'vitest';
import { renderHtml } from '../../../../test/render.tsx';
import { DependentSelects } from './dependent-selects.tsx';

const regions = [
  { value: '9', label: 'Ciudad de México' },
  { value: '14', label: 'Jalisco' },
];
const cities = [{ value: '39', label: 'Guadalajara' }];
const selects = (region: string | undefined, city: string | undefined) => (
  <DependentSelects
    first={{ id: 'region', label: 'Estado', name: 'region', value: region, options: regions }}
    second={{ id: 'city', label: 'Municipio', name: 'city', value: city, options: region ? cities : [] }}
    placeholder="Elige"
    optionsPath={(value) => `/catalogues/cities?region=${value}`}
    showLabel="Ver municipios"
  />
);

test('a button asks for the options of the second choice without JavaScript', () => {
  const html = renderHtml(selects(undefined, undefined));
  expect(html).toMatch(/<button type="submit" value="show_options"[^>]* name="intent"/);
  expect(html).not.toContain('Guadalajara');
});

test('the Enter key in a field sends the form, and does not press the button for more options', () => {
  const [first] = renderHtml(selects(undefined, undefined)).match(/<(?:input|button) type="submit"[^>]*>/) ?? [];
  expect(first).toBe('<input type="submit" hidden=""/>');
});

test('earlier choices are selected again', () => {
  const html = renderHtml(selects('14', '39'));
  expect(html).toContain('<option value="14" selected="">Jalisco</option>');
  expect(html).toContain('<option value="39" selected="">Guadalajara</option>');
});
