import { siteConfig } from '@lender/web/vite';

export default siteConfig((route) => {
  route('ingresar', 'routes/sign-in.tsx');
  route('salir', 'routes/sign-out.ts');
  route('sesion', 'routes/session.ts');
  route('solicitudes/:id/documentos/:documentId', 'routes/case-document.ts');
  route('', 'routes/staff.tsx', () => {
    route('', 'routes/home.ts', { index: true });
    route('colas/:queue', 'routes/queue.tsx');
    route('solicitudes/:id', 'routes/case.tsx');
    route('prestamos/:id', 'routes/loan.tsx');
    route('sandbox', 'routes/sandbox.tsx');
    route('*', 'routes/not-found.ts');
  });
});
