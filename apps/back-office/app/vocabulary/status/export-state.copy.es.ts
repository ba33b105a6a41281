import type { ExportState } from '@lender/contract';
import type { StatusWord } from './status-word.ts';

/** Words for the state of a requested file. */
export const exportStateWords: Readonly<Record<ExportState, StatusWord>> = {
  asked: { label: 'Espera aprobación', tone: 'warn' },
  queued: { label: 'Preparando', tone: 'info' },
  ready: { label: 'Listo', tone: 'ok' },
  failed: { label: 'Falló', tone: 'danger' },
  cancelled: { label: 'Cancelado', tone: 'neutral' },
  expired: { label: 'Borrado', tone: 'neutral' },
};
