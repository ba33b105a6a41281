import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageHead } from './page-head.tsx';

const headOf = (pathname: string) =>
  renderToStaticMarkup(<PageHead origin="https://quincena.example" pathname={pathname} />);

test('a public page names its one address, and a picture for those who share it', () => {
  const head = headOf('/contactos/');
  expect(head).toContain('<link rel="canonical" href="https://quincena.example/contactos"/>');
  expect(head).toContain('property="og:image" content="https://quincena.example/share.png"');
});

test.each(['/profile', '/flow', '/registration/address', '/no-existe'])(
  '%s names neither address nor picture',
  (path) => {
    expect(headOf(path)).not.toMatch(/canonical|og:/);
  },
);

test('every page can be put among the apps of a phone', () => {
  expect(headOf('/profile')).toContain('rel="manifest"');
});
