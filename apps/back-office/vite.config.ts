import { siteConfig } from '@lender/web/vite';
import type { Screen } from './app/screens.ts';

// Read by Node, which finds the TypeScript of our packages; Vite's bundler looks for what was built of them.
const { SCREENS }: typeof import('./app/screens.ts') = await import(new URL('app/screens.ts', import.meta.url).href);

const screens = Object.values<Screen>(SCREENS);

export default siteConfig((route) => {
  route('ingresar', 'routes/sign-in.tsx');
  route('ingresar/codigo', 'routes/second-step.tsx');
  route('ingresar/proteger', 'routes/set-up.tsx');
  route('invitacion', 'routes/invitation.tsx');
  route('salir', 'routes/sign-out.ts');
  route('sesion', 'routes/session.ts');
  route('sitio', 'routes/borrower-site.ts');
  for (const { path, file, isBare } of screens) if (isBare) route(path, file);
  route('', 'routes/staff.tsx', () => {
    route('', 'routes/home.ts', { index: true });
    for (const { path, file, isBare } of screens) if (!isBare) route(path, file);
    route('*', 'routes/not-found.ts');
  });
});
