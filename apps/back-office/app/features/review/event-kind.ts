import type { HistoryEventName } from '@lender/contract';

/** Kinds to which the history of a case may be limited, as its address names them. */
export const EVENT_KINDS = ['solicitud', 'documentos', 'cliente', 'dinero', 'operacion'] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** Kind of an event, by the first word of its name. */
const KIND_OF_AREA: Readonly<Record<string, EventKind>> = {
  application: 'solicitud',
  agreement: 'solicitud',
  promotion: 'solicitud',
  document: 'documentos',
  bank_link: 'documentos',
  identity: 'documentos',
  external_login: 'documentos',
  client: 'cliente',
  referral: 'cliente',
  loan: 'dinero',
  payout: 'dinero',
  payment: 'dinero',
  approval: 'operacion',
  case: 'operacion',
};

/** @example eventKind('document.seen') // → 'documentos' */
export const eventKind = (name: HistoryEventName): EventKind => KIND_OF_AREA[name.split('.', 1)[0] ?? ''] ?? 'cliente';
