import { brand } from '@lender/brand';
import { look } from '@lender/brand/look';
import { shellCopy } from '../shell/shell.copy.es.ts';

const icon = (size: number) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' });

/** Settings that a phone needs to put the site among its apps. */
const manifest = {
  name: brand.name,
  short_name: brand.name,
  description: shellCopy.installed,
  lang: 'es-MX',
  start_url: '/flow',
  scope: '/',
  display: 'standalone',
  background_color: '#FFFFFF',
  theme_color: look.light.primary,
  icons: [icon(192), icon(512), { ...icon(512), purpose: 'maskable' }],
};

export const loader = () =>
  new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json' } });
