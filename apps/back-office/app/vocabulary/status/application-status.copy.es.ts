import type { ApplicationStatus } from '@lender/lending';
import type { StatusWord } from './status-word.ts';

/** Words of staff for each status of an application. */
export const applicationStatusWords: Readonly<Record<ApplicationStatus, StatusWord>> = {
  1: { label: 'Nueva', tone: 'info' },
  2: { label: 'Por firmar', tone: 'info' },
  3: { label: 'Aceptada', tone: 'ok' },
  4: { label: 'Completada', tone: 'ok' },
  5: { label: 'Cancelada', tone: 'neutral' },
  6: { label: 'Rechazada', tone: 'danger' },
  7: { label: 'En verificación', tone: 'info' },
  13: { label: 'Oferta especial', tone: 'info' },
  14: { label: 'Revisión manual', tone: 'warn' },
  17: { label: 'Oferta menor', tone: 'info' },
  18: { label: 'Oferta mayor', tone: 'info' },
  23: { label: 'Terminada', tone: 'neutral' },
  401: { label: 'Error de decisión', tone: 'danger' },
};
