import {
  countComplaints,
  createEvidenceBundle,
  downloadExport,
  type Endpoint,
  getAlert,
  getBankLine,
  getCase,
  getCaseDocument,
  getClientFile,
  getClientOffer,
  getCollection,
  getComplaint,
  getFunnelReport,
  getLegalText,
  getLoan,
  getMessageTemplate,
  getNextCall,
  getNotice,
  getOwnAccess,
  getPolicy,
  getPolicyDraft,
  getPortfolioReport,
  getProduct,
  getProductDraft,
  getReconciliation,
  getRegulatorPack,
  getSandboxClock,
  getWork,
  listAcceptances,
  listAgencies,
  listAlerts,
  listApprovals,
  listAudit,
  listBankLines,
  listBanks,
  listBlockedIdentifiers,
  listCases,
  listClients,
  listCollection,
  listComplaints,
  listExports,
  listJobs,
  listLegalTexts,
  listLoans,
  listMandates,
  listMessageLog,
  listMessageTemplates,
  listNotices,
  listPayouts,
  listPolicies,
  listPortfolioLoans,
  listProducts,
  listPromoCodes,
  listProviders,
  listReceipts,
  listStaff,
  listTasks,
  listWebhookDeliveries,
  listWebhooks,
  publishLegalText,
  searchBackOffice,
} from '@lender/contract';

import type { Permission } from '@lender/lending';

/** Groups of the menu, in their order. */
export const MENU_GROUPS = [
  'work',
  'applications',
  'clients',
  'loans',
  'collection',
  'money',
  'complaints',
  'risk',
  'rules',
  'reports',
  'system',
] as const;
export type MenuGroup = (typeof MENU_GROUPS)[number];

/** Page for staff. */
export interface Screen {
  /** Path below `/`, with `:name` for each parameter. */
  readonly path: string;
  /** Route module, relative to `app`. */
  readonly file: string;
  /** Permission for what the page reads; a user without it has no use for the page. */
  readonly permission: Permission;
  /** Path to which its menu item leads, if it has one. */
  readonly menuHref?: string;
  /** Group of the menu in which its item is. */
  readonly menuGroup?: MenuGroup;
  /** Letter or digit that leads there after `g`. */
  readonly goKey?: string;
  /** True when it answers by itself, without the frame around pages. */
  readonly isBare?: true;
}

const permissionOf = ({ permission }: Extract<Endpoint, { access: 'staff' }>): Permission => permission;

/**
 * All pages for staff: the router, the menu, its keys and a test are derived from it. Menu labels are in
 * `shell.copy.es.ts`.
 */
export const SCREENS = {
  work: {
    path: 'trabajo',
    file: 'routes/work.tsx',
    permission: permissionOf(getWork),
    menuHref: '/trabajo',
    menuGroup: 'work',
    goKey: 't',
  },
  workCounts: {
    path: 'trabajo/conteo',
    file: 'routes/work-counts.ts',
    permission: permissionOf(getWork),
    isBare: true,
  },
  queue: {
    path: 'colas/:queue',
    file: 'routes/queue.tsx',
    permission: permissionOf(listCases),
    menuHref: '/colas/manual',
    menuGroup: 'applications',
    goKey: 'c',
  },
  queueRows: {
    path: 'colas/:queue/filas',
    file: 'routes/queue-rows.ts',
    permission: permissionOf(listCases),
    isBare: true,
  },
  search: { path: 'buscar', file: 'routes/search.tsx', permission: permissionOf(searchBackOffice) },
  searchHits: {
    path: 'buscar/hallazgos',
    file: 'routes/search-hits.ts',
    permission: permissionOf(searchBackOffice),
    isBare: true,
  },
  case: { path: 'solicitudes/:id', file: 'routes/case.tsx', permission: permissionOf(getCase) },
  caseDocument: {
    path: 'solicitudes/:id/documentos/:documentId',
    file: 'routes/case-document.ts',
    permission: permissionOf(getCaseDocument),
    isBare: true,
  },
  casePrice: {
    path: 'solicitudes/:id/precio',
    file: 'routes/case-price.ts',
    permission: permissionOf(getClientOffer),
    isBare: true,
  },
  clients: {
    path: 'clientes',
    file: 'routes/clients.tsx',
    permission: permissionOf(listClients),
    menuHref: '/clientes',
    menuGroup: 'clients',
    goKey: '2',
  },
  client: { path: 'clientes/:id', file: 'routes/client.tsx', permission: permissionOf(getClientFile) },
  loans: {
    path: 'prestamos',
    file: 'routes/loans.tsx',
    permission: permissionOf(listLoans),
    menuHref: '/prestamos',
    menuGroup: 'loans',
    goKey: '3',
  },
  loan: { path: 'prestamos/:id', file: 'routes/loan.tsx', permission: permissionOf(getLoan) },
  evidence: {
    path: 'prestamos/:id/evidencia',
    file: 'routes/evidence.tsx',
    permission: permissionOf(createEvidenceBundle),
  },
  collections: {
    path: 'cobranza',
    file: 'routes/collections.tsx',
    permission: permissionOf(listCollection),
    menuHref: '/cobranza',
    menuGroup: 'collection',
    goKey: 'z',
  },
  agencies: { path: 'cobranza/despachos', file: 'routes/agencies.tsx', permission: permissionOf(listAgencies) },
  nextCall: {
    path: 'cobranza/siguiente',
    file: 'routes/next-call.ts',
    permission: permissionOf(getNextCall),
    isBare: true,
  },
  collection: { path: 'cobranza/:id', file: 'routes/collection.tsx', permission: permissionOf(getCollection) },
  complaints: {
    path: 'une',
    file: 'routes/complaints.tsx',
    permission: permissionOf(listComplaints),
    menuHref: '/une',
    menuGroup: 'complaints',
    goKey: 'q',
  },
  complaintCounts: {
    path: 'une/conteo',
    file: 'routes/complaint-counts.ts',
    permission: permissionOf(countComplaints),
    isBare: true,
  },
  complaint: { path: 'une/:id', file: 'routes/complaint.tsx', permission: permissionOf(getComplaint) },
  alerts: {
    path: 'alertas',
    file: 'routes/alerts.tsx',
    permission: permissionOf(listAlerts),
    menuHref: '/alertas',
    menuGroup: 'risk',
    goKey: 'n',
  },
  alert: { path: 'alertas/:id', file: 'routes/alert.tsx', permission: permissionOf(getAlert) },
  tasks: {
    path: 'pendientes',
    file: 'routes/tasks.tsx',
    permission: permissionOf(listTasks),
    menuHref: '/pendientes',
    menuGroup: 'work',
    goKey: 'p',
  },
  approvals: {
    path: 'aprobaciones',
    file: 'routes/approvals.tsx',
    permission: permissionOf(listApprovals),
    menuHref: '/aprobaciones',
    menuGroup: 'work',
    goKey: 'a',
  },
  deposits: {
    path: 'depositos',
    file: 'routes/incoming-payments.tsx',
    permission: permissionOf(listReceipts),
    menuHref: '/depositos',
    menuGroup: 'money',
    goKey: 'd',
  },
  reconciliation: {
    path: 'conciliacion',
    file: 'routes/reconciliation.tsx',
    permission: permissionOf(getReconciliation),
    menuHref: '/conciliacion',
    menuGroup: 'money',
    goKey: 'y',
  },
  statements: {
    path: 'conciliacion/banco',
    file: 'routes/statements.tsx',
    permission: permissionOf(listBankLines),
  },
  statementLine: {
    path: 'conciliacion/banco/:id',
    file: 'routes/statement-line.tsx',
    permission: permissionOf(getBankLine),
  },
  payouts: {
    path: 'envios',
    file: 'routes/payouts.tsx',
    permission: permissionOf(listPayouts),
    menuHref: '/envios',
    menuGroup: 'money',
    goKey: 'e',
  },
  mandates: {
    path: 'domiciliacion',
    file: 'routes/mandates.tsx',
    permission: permissionOf(listMandates),
    menuHref: '/domiciliacion',
    menuGroup: 'money',
    goKey: 'j',
  },
  notices: {
    path: 'avisos',
    file: 'routes/notices.tsx',
    permission: permissionOf(listNotices),
    menuHref: '/avisos',
    menuGroup: 'money',
    goKey: 'v',
  },
  notice: { path: 'avisos/:id', file: 'routes/notice.tsx', permission: permissionOf(getNotice) },
  providers: {
    path: 'integraciones',
    file: 'routes/providers.tsx',
    permission: permissionOf(listProviders),
    menuHref: '/integraciones',
    menuGroup: 'system',
    goKey: 'i',
  },
  jobs: {
    path: 'trabajos',
    file: 'routes/jobs.tsx',
    permission: permissionOf(listJobs),
    menuHref: '/trabajos',
    menuGroup: 'system',
    goKey: '4',
  },
  developers: {
    path: 'desarrolladores',
    file: 'routes/developers.tsx',
    permission: permissionOf(listWebhooks),
    menuHref: '/desarrolladores',
    menuGroup: 'system',
    goKey: 'w',
  },
  webhookDeliveries: {
    path: 'desarrolladores/entregas',
    file: 'routes/webhook-deliveries.tsx',
    permission: permissionOf(listWebhookDeliveries),
  },
  webhookDelivery: {
    path: 'desarrolladores/entregas/:id',
    file: 'routes/webhook-delivery.tsx',
    permission: permissionOf(listWebhookDeliveries),
  },
  webhookEvents: {
    path: 'desarrolladores/eventos',
    file: 'routes/webhook-events.tsx',
    permission: permissionOf(listWebhooks),
  },
  openApi: {
    path: 'desarrolladores/openapi.json',
    file: 'routes/open-api.ts',
    permission: permissionOf(listWebhooks),
    isBare: true,
  },
  blockList: {
    path: 'bloqueos',
    file: 'routes/block-list.tsx',
    permission: permissionOf(listBlockedIdentifiers),
    menuHref: '/bloqueos',
    menuGroup: 'risk',
    goKey: 'l',
  },
  policies: {
    path: 'politicas',
    file: 'routes/policies.tsx',
    permission: permissionOf(listPolicies),
    menuHref: '/politicas',
    menuGroup: 'rules',
    goKey: 'o',
  },
  policy: { path: 'politicas/:version', file: 'routes/policy.tsx', permission: permissionOf(getPolicy) },
  policyDraft: {
    path: 'politicas/borradores/:id',
    file: 'routes/policy-draft.tsx',
    permission: permissionOf(getPolicyDraft),
  },
  products: {
    path: 'productos',
    file: 'routes/products.tsx',
    permission: permissionOf(listProducts),
    menuHref: '/productos',
    menuGroup: 'rules',
    goKey: 'f',
  },
  product: { path: 'productos/:version', file: 'routes/product.tsx', permission: permissionOf(getProduct) },
  productDraft: {
    path: 'productos/borradores/:id',
    file: 'routes/product-draft.tsx',
    permission: permissionOf(getProductDraft),
  },
  lists: {
    path: 'listas',
    file: 'routes/lists.tsx',
    permission: permissionOf(listBanks),
    menuHref: '/listas',
    menuGroup: 'rules',
    goKey: 'h',
  },
  promotions: {
    path: 'promociones',
    file: 'routes/promotions.tsx',
    permission: permissionOf(listPromoCodes),
    menuHref: '/promociones',
    menuGroup: 'rules',
    goKey: 's',
  },
  communications: {
    path: 'comunicaciones',
    file: 'routes/communications.tsx',
    permission: permissionOf(listMessageTemplates),
    menuHref: '/comunicaciones',
    menuGroup: 'rules',
    goKey: 'g',
  },
  deliveries: {
    path: 'comunicaciones/entregas',
    file: 'routes/deliveries.tsx',
    permission: permissionOf(listMessageLog),
  },
  template: {
    path: 'comunicaciones/:template/:channel',
    file: 'routes/template.tsx',
    permission: permissionOf(getMessageTemplate),
  },
  legalTexts: {
    path: 'legales',
    file: 'routes/legal-texts.tsx',
    permission: permissionOf(listLegalTexts),
    menuHref: '/legales',
    menuGroup: 'rules',
    goKey: '1',
  },
  legalText: { path: 'legales/:kind', file: 'routes/legal-text.tsx', permission: permissionOf(getLegalText) },
  legalEdit: {
    path: 'legales/:kind/nueva',
    file: 'routes/legal-edit.tsx',
    permission: permissionOf(publishLegalText),
  },
  acceptances: {
    path: 'legales/:kind/aceptaciones',
    file: 'routes/acceptances.tsx',
    permission: permissionOf(listAcceptances),
  },
  portfolio: {
    path: 'cartera',
    file: 'routes/portfolio.tsx',
    permission: permissionOf(getPortfolioReport),
    menuHref: '/cartera',
    menuGroup: 'reports',
    goKey: '5',
  },
  portfolioLoans: {
    path: 'cartera/prestamos',
    file: 'routes/portfolio-loans.tsx',
    permission: permissionOf(listPortfolioLoans),
  },
  reports: {
    path: 'reportes/:report',
    file: 'routes/reports.tsx',
    permission: permissionOf(getFunnelReport),
    menuHref: '/reportes/funnel',
    menuGroup: 'reports',
    goKey: 'm',
  },
  regulator: {
    path: 'regulador',
    file: 'routes/regulator.tsx',
    permission: permissionOf(getRegulatorPack),
    menuHref: '/regulador',
    menuGroup: 'reports',
    goKey: 'k',
  },
  exports: {
    path: 'exportaciones',
    file: 'routes/exports.tsx',
    permission: permissionOf(listExports),
    menuHref: '/exportaciones',
    menuGroup: 'reports',
    goKey: 'x',
  },
  exportFile: {
    path: 'exportaciones/:id/archivo',
    file: 'routes/export-file.ts',
    permission: permissionOf(downloadExport),
    isBare: true,
  },
  audit: {
    path: 'bitacora',
    file: 'routes/audit.tsx',
    permission: permissionOf(listAudit),
    menuHref: '/bitacora',
    menuGroup: 'system',
    goKey: 'b',
  },
  users: {
    path: 'usuarios',
    file: 'routes/users.tsx',
    permission: permissionOf(listStaff),
    menuHref: '/usuarios',
    menuGroup: 'system',
    goKey: 'u',
  },
  access: { path: 'acceso', file: 'routes/access.tsx', permission: permissionOf(getOwnAccess) },
  sandbox: {
    path: 'sandbox',
    file: 'routes/sandbox.tsx',
    permission: permissionOf(getSandboxClock),
    menuHref: '/sandbox',
    menuGroup: 'system',
    goKey: 'r',
  },
} as const satisfies Readonly<Record<string, Screen>>;

export type ScreenName = keyof typeof SCREENS;

type Parameters<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Parameters<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/**
 * Returns the address of a page.
 *
 * @example
 * screenPath('case', { id: '42' }) // → '/solicitudes/42'
 */
export function screenPath<Name extends ScreenName>(
  name: Name,
  parameters: Readonly<Record<Parameters<(typeof SCREENS)[Name]['path']>, string>>,
): string {
  const values: Readonly<Record<string, string>> = parameters;
  return `/${SCREENS[name].path.replace(/:(\w+)/g, (_, parameter: string) => encodeURIComponent(values[parameter] ?? ''))}`;
}

/** Path of the queues: the queue of what waits for a person comes first. */
export const QUEUES = SCREENS.queue.menuHref;
