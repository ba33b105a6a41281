import { createRequire } from 'node:module';
import type { UNSAFE_RouteConfig as RouteConfig } from '@remix-run/dev';
import type { Screen } from './screens.ts';

// Loaded by Node, which finds the TypeScript of our packages; the loader of this file would look for their build
// output.
const { SCREENS }: typeof import('./screens.ts') = createRequire(import.meta.url)('./screens.ts');

const screens = Object.values<Screen>(SCREENS);
const pageOf = ({ path, file }: Screen) => ({ path, file });

export default [
  { path: 'ingresar', file: 'routes/sign-in.tsx' },
  { path: 'menu', file: 'routes/menu.ts' },
  { path: 'ingresar/codigo', file: 'routes/second-step.tsx' },
  { path: 'ingresar/proteger', file: 'routes/set-up.tsx' },
  { path: 'invitacion', file: 'routes/invitation.tsx' },
  { path: 'salir', file: 'routes/sign-out.ts' },
  { path: 'sesion', file: 'routes/session.ts' },
  { path: 'sitio', file: 'routes/borrower-site.ts' },
  ...screens.filter(({ isBare }) => isBare).map(pageOf),
  {
    file: 'routes/staff.tsx',
    children: [
      { index: true, file: 'routes/home.ts' },
      ...screens.filter(({ isBare }) => !isBare).map(pageOf),
      { path: '*', file: 'routes/not-found.ts' },
    ],
  },
] satisfies RouteConfig;
