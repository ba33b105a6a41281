import { siteConfig } from '@lender/web/vite';
import { SCREENS, type Screen } from './app/screens.ts';

const screens = Object.values<Screen>(SCREENS);

export default siteConfig((route) => {
  route('ingresar', 'routes/sign-in.tsx');
  route('salir', 'routes/sign-out.ts');
  route('sesion', 'routes/session.ts');
  for (const { path, file, isBare } of screens) if (isBare) route(path, file);
  route('', 'routes/staff.tsx', () => {
    route('', 'routes/home.ts', { index: true });
    for (const { path, file, isBare } of screens) if (!isBare) route(path, file);
    route('*', 'routes/not-found.ts');
  });
});
