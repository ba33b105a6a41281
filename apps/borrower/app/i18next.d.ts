import 'i18next';
import type { serverCopy } from './copy.server.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: typeof serverCopy;
    returnNull: false;
  }
}
