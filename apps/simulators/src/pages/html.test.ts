import { expect, test } from 'vitest';
import { html } from './html.ts';

test('text can neither open a tag nor leave an attribute', () => {
  const text = `<script>"a" & 'b'</script>`;
  expect(html`<p title="${text}">${text}</p>`.markup).toBe(
    '<p title="&lt;script&gt;&quot;a&quot; &amp; &#39;b&#39;&lt;/script&gt;">&lt;script&gt;&quot;a&quot; &amp; &#39;b&#39;&lt;/script&gt;</p>',
  );
});

test('markup is inserted into markup unchanged, and lists are joined', () => {
  const items = ['a', '<'].map((item) => html`<li>${item}</li>`);
  expect(html`<ul>${items}</ul>${1}`.markup).toBe('<ul><li>a</li><li>&lt;</li></ul>1');
});
