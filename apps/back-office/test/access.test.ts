import { redirectOf } from '@lender/web/testing';
import { afterEach, expect, test, vi } from 'vitest';
import * as acceptancesRoute from '../app/routes/acceptances.tsx';
import * as accessRoute from '../app/routes/access.tsx';
import * as agenciesRoute from '../app/routes/agencies.tsx';
import * as alertRoute from '../app/routes/alert.tsx';
import * as alertsRoute from '../app/routes/alerts.tsx';
import * as approvalsRoute from '../app/routes/approvals.tsx';
import * as auditRoute from '../app/routes/audit.tsx';
import * as blockListRoute from '../app/routes/block-list.tsx';
import * as borrowerSiteRoute from '../app/routes/borrower-site.ts';
import * as caseRoute from '../app/routes/case.tsx';
import * as documentRoute from '../app/routes/case-document.ts';
import * as casePriceRoute from '../app/routes/case-price.ts';
import * as clientRoute from '../app/routes/client.tsx';
import * as clientsRoute from '../app/routes/clients.tsx';
import * as collectionRoute from '../app/routes/collection.tsx';
import * as collectionsRoute from '../app/routes/collections.tsx';
import * as communicationsRoute from '../app/routes/communications.tsx';
import * as complaintRoute from '../app/routes/complaint.tsx';
import * as complaintCountsRoute from '../app/routes/complaint-counts.ts';
import * as complaintsRoute from '../app/routes/complaints.tsx';
import * as deliveriesRoute from '../app/routes/deliveries.tsx';
import * as developersRoute from '../app/routes/developers.tsx';
import * as evidenceRoute from '../app/routes/evidence.tsx';
import * as exportFileRoute from '../app/routes/export-file.ts';
import * as exportsRoute from '../app/routes/exports.tsx';
import * as homeRoute from '../app/routes/home.ts';
import * as depositsRoute from '../app/routes/incoming-payments.tsx';
import * as jobsRoute from '../app/routes/jobs.tsx';
import * as legalEditRoute from '../app/routes/legal-edit.tsx';
import * as legalTextRoute from '../app/routes/legal-text.tsx';
import * as legalTextsRoute from '../app/routes/legal-texts.tsx';
import * as listsRoute from '../app/routes/lists.tsx';
import * as loanRoute from '../app/routes/loan.tsx';
import * as loansRoute from '../app/routes/loans.tsx';
import * as mandatesRoute from '../app/routes/mandates.tsx';
import * as nextCallRoute from '../app/routes/next-call.ts';
import * as notFoundRoute from '../app/routes/not-found.ts';
import * as noticeRoute from '../app/routes/notice.tsx';
import * as noticesRoute from '../app/routes/notices.tsx';
import * as openApiRoute from '../app/routes/open-api.ts';
import * as payoutsRoute from '../app/routes/payouts.tsx';
import * as policiesRoute from '../app/routes/policies.tsx';
import * as policyRoute from '../app/routes/policy.tsx';
import * as policyDraftRoute from '../app/routes/policy-draft.tsx';
import * as portfolioRoute from '../app/routes/portfolio.tsx';
import * as portfolioLoansRoute from '../app/routes/portfolio-loans.tsx';
import * as productRoute from '../app/routes/product.tsx';
import * as productDraftRoute from '../app/routes/product-draft.tsx';
import * as productsRoute from '../app/routes/products.tsx';
import * as promotionsRoute from '../app/routes/promotions.tsx';
import * as providersRoute from '../app/routes/providers.tsx';
import * as queueRoute from '../app/routes/queue.tsx';
import * as queueRowsRoute from '../app/routes/queue-rows.ts';
import * as reconciliationRoute from '../app/routes/reconciliation.tsx';
import * as regulatorRoute from '../app/routes/regulator.tsx';
import * as reportsRoute from '../app/routes/reports.tsx';
import * as sandboxRoute from '../app/routes/sandbox.tsx';
import * as searchRoute from '../app/routes/search.tsx';
import * as searchHitsRoute from '../app/routes/search-hits.ts';
import * as secondStepRoute from '../app/routes/second-step.tsx';
import * as sessionRoute from '../app/routes/session.ts';
import * as setUpRoute from '../app/routes/set-up.tsx';
import * as signInRoute from '../app/routes/sign-in.tsx';
import * as staffRoute from '../app/routes/staff.tsx';
import * as statementLineRoute from '../app/routes/statement-line.tsx';
import * as statementsRoute from '../app/routes/statements.tsx';
import * as tasksRoute from '../app/routes/tasks.tsx';
import * as templateRoute from '../app/routes/template.tsx';
import * as usersRoute from '../app/routes/users.tsx';
import * as webhookDeliveriesRoute from '../app/routes/webhook-deliveries.tsx';
import * as webhookDeliveryRoute from '../app/routes/webhook-delivery.tsx';
import * as webhookEventsRoute from '../app/routes/webhook-events.tsx';
import * as workRoute from '../app/routes/work.tsx';
import * as workCountsRoute from '../app/routes/work-counts.ts';
import { caseDetail } from './case-detail.ts';
import { staffToken, visit } from './visit.ts';

const casePath = `/solicitudes/${caseDetail.id}`;
const params = {
  template: 'loan_paid',
  kind: 'privacy',
  channel: 'sms',
  id: caseDetail.id,
  documentId: caseDetail.documents[0]?.id ?? '',
  queue: 'open',
};

test.each([
  ['a queue', '/colas/open?pagina=2', queueRoute.loader],
  ['further rows', '/colas/open/filas?banco=012', queueRowsRoute.loader],
  ['the search', '/buscar', searchRoute.loader],
  ['their work', '/trabajo', workRoute.loader],
  ['how much waits', '/trabajo/conteo', workCountsRoute.loader],
  ['the first page', '/acceso', homeRoute.loader],
  ['the clients', '/clientes?estado=1', clientsRoute.loader],
  ['the loans', '/prestamos?estado=4', loansRoute.loader],
  ['the jobs of the server', '/trabajos', jobsRoute.loader],
  ['a case', `${casePath}?decidir=reject`, caseRoute.loader],
  ['a photo', `${casePath}/documentos/${params.documentId}`, documentRoute.loader],
  ['a price', `${casePath}/precio?monto=1500`, casePriceRoute.loader],
  ['a client', `/clientes/${caseDetail.id}`, clientRoute.loader],
  ['a loan', `/prestamos/${caseDetail.id}`, loanRoute.loader],
  ['what is late', '/cobranza?atraso=4-7', collectionsRoute.loader],
  ['the collection of a loan', `/cobranza/${caseDetail.id}`, collectionRoute.loader],
  ['the next call', '/cobranza/siguiente?atraso=4-7', nextCallRoute.loader],
  ['who collects', '/cobranza/despachos', agenciesRoute.loader],
  ['the complaints', '/une?tipo=claim', complaintsRoute.loader],
  ['the alerts', '/alertas?tipo=unusual', alertsRoute.loader],
  ['an alert', `/alertas/${caseDetail.id}`, alertRoute.loader],
  ['a complaint', `/une/${caseDetail.id}`, complaintRoute.loader],
  ['counted complaints', '/une/conteo?mes=2026-11', complaintCountsRoute.loader],
  ['what waits for a person', '/pendientes?tipo=chargeback', tasksRoute.loader],
  ['what waits for a second person', '/aprobaciones', approvalsRoute.loader],
  ['the reconciliation', '/conciliacion?desde=2026-11-01', reconciliationRoute.loader],
  ['the bank', '/conciliacion/banco?estado=exception', statementsRoute.loader],
  ['a line of the bank', `/conciliacion/banco/${caseDetail.id}`, statementLineRoute.loader],
  ['money without an owner', '/depositos?accion=settlement', depositsRoute.loader],
  ['money that goes out', '/envios?estado=returned', payoutsRoute.loader],
  ['a notice', `/avisos/${caseDetail.id}`, noticeRoute.loader],
  ['what may be debited', '/domiciliacion?estado=paused', mandatesRoute.loader],
  ['what providers told', '/avisos', noticesRoute.loader],
  ['how providers answer', '/integraciones', providersRoute.loader],
  ['which systems are told', '/desarrolladores?accion=agregar', developersRoute.loader],
  ['what they were told', '/desarrolladores/entregas?estado=failed', webhookDeliveriesRoute.loader],
  ['a delivery', `/desarrolladores/entregas/${caseDetail.id}`, webhookDeliveryRoute.loader],
  ['what there is to tell', '/desarrolladores/eventos', webhookEventsRoute.loader],
  ['every call', '/desarrolladores/openapi.json', openApiRoute.loader],
  ['what is blocked', '/bloqueos?tipo=curp', blockListRoute.loader],
  ['the policies', '/politicas', policiesRoute.loader],
  ['a policy', '/politicas/2', policyRoute.loader],
  ['a draft', `/politicas/borradores/${caseDetail.id}`, policyDraftRoute.loader],
  ['the products', '/productos', productsRoute.loader],
  ['a product', '/productos/1', productRoute.loader],
  ['a draft of the product', `/productos/borradores/${caseDetail.id}`, productDraftRoute.loader],
  ['the lists', '/listas', listsRoute.loader],
  ['the promotions', '/promociones?accion=crear', promotionsRoute.loader],
  ['the texts for borrowers', '/comunicaciones?canal=email', communicationsRoute.loader],
  ['what was sent', '/comunicaciones/entregas?estado=dead', deliveriesRoute.loader],
  ['a text for borrowers', '/comunicaciones/loan_paid/sms', templateRoute.loader],
  ['the legal texts', '/legales', legalTextsRoute.loader],
  ['a legal text', '/legales/privacy?version=1', legalTextRoute.loader],
  ['another version of it', '/legales/privacy/nueva', legalEditRoute.loader],
  ['who accepted it', '/legales/privacy/aceptaciones', acceptancesRoute.loader],
  ['the evidence of a loan', `/prestamos/${caseDetail.id}/evidencia`, evidenceRoute.loader],
  ['the portfolio', '/cartera?fecha=2026-10-31', portfolioRoute.loader],
  ['the loans of a figure', '/cartera/prestamos?cifra=par_30', portfolioLoansRoute.loader],
  ['the reports', '/reportes/cash?desde=2026-10-01', reportsRoute.loader],
  ['what authorities are told', '/regulador?mes=2026-10', regulatorRoute.loader],
  ['the exports', '/exportaciones?fuente=cash', exportsRoute.loader],
  ['a file', `/exportaciones/${caseDetail.id}/archivo`, exportFileRoute.loader],
  ['the audit', '/bitacora?tipo=read', auditRoute.loader],
  ['the own access', '/acceso', accessRoute.loader],
  ['who works here', '/usuarios', usersRoute.loader],
  ['the clock', '/sandbox', sandboxRoute.loader],
  ['the frame of all pages', '/sandbox', staffRoute.loader],
  ['a page that is not there', '/nada', notFoundRoute.loader],
])('a visitor who asks for %s signs in first and comes back', async (_, path, loader) => {
  const location = await redirectOf(() => loader(visit(path, { params })));
  expect(location).toBe(`/ingresar?siguiente=${encodeURIComponent(path)}`);
});

test.each([
  ['decide', casePath, caseRoute.action, { act: 'approve', note: 'Bien' }],
  ['see an identifier', casePath, caseRoute.action, { mostrar: 'curp', reason: 'Llamó y confirma' }],
  ['search', '/buscar', searchRoute.action, { texto: 'ana' }],
  ['search while typing', '/buscar/hallazgos', searchHitsRoute.action, { texto: 'ana' }],
  ['take a case', '/trabajo', workRoute.action, {}],
  ['keep a view', '/colas/open', queueRoute.action, { hacer: 'guardar', nombre: 'Mías' }],
  ['block a client', `/clientes/${caseDetail.id}`, clientRoute.action, { move: 'blocked', note: 'Fraude' }],
  ['write a loan off', `/prestamos/${caseDetail.id}`, loanRoute.action, { command: 'loan.write_off', note: 'Nada' }],
  ['see a number for a call', `/cobranza/${caseDetail.id}`, collectionRoute.action, { intent: 'start' }],
  ['write a call down', `/cobranza/${caseDetail.id}`, collectionRoute.action, { intent: 'call', note: 'Habló' }],
  ['add an agency', '/cobranza/despachos', agenciesRoute.action, { name: 'Cobra Bien' }],
  ['take a complaint in', '/une', complaintsRoute.action, { kind: 'claim', text: 'No' }],
  ['answer a complaint', `/une/${caseDetail.id}`, complaintRoute.action, { intent: 'answer', text: 'Sí' }],
  ['close an alert', `/alertas/${caseDetail.id}`, alertRoute.action, { intent: 'close', note: 'No' }],
  ['ask for other thresholds', '/alertas', alertsRoute.action, { cash: '5000' }],
  ['close a task', '/pendientes', tasksRoute.action, { taskId: caseDetail.id, note: 'Hecho' }],
  ['approve a request', '/aprobaciones', approvalsRoute.action, { approvalId: caseDetail.id, answer: 'approve' }],
  ['give money back', '/depositos', depositsRoute.action, { depositId: caseDetail.id, intent: 'refund', note: 'Pide' }],
  ['take a statement in', '/conciliacion/banco', statementsRoute.action, { account: '1234' }],
  ['say what a line is', `/conciliacion/banco/${caseDetail.id}`, statementLineRoute.action, { intent: 'suspense' }],
  ['send money again', '/envios', payoutsRoute.action, { payoutId: caseDetail.id, intent: 'retry', note: 'Ya abrió' }],
  [
    'let a mandate rest',
    '/domiciliacion',
    mandatesRoute.action,
    { mandateId: caseDetail.id, intent: 'pause', note: 'Pide' },
  ],
  ['make a promotion', '/promociones?accion=crear', promotionsRoute.action, { promotion: 'VERANO' }],
  ['tell another system', '/desarrolladores', developersRoute.action, { intent: 'create', name: 'CRM' }],
  ['tell it again', `/desarrolladores/entregas/${caseDetail.id}`, webhookDeliveryRoute.action, {}],
  ['write a text', '/comunicaciones/loan_paid/sms', templateRoute.action, { intent: 'save', text: 'Hola' }],
  ['send a message again', '/comunicaciones/entregas', deliveriesRoute.action, { messageId: caseDetail.id }],
  ['hear a notice again', '/avisos', noticesRoute.action, { noticeId: caseDetail.id }],
  ['block an identifier', '/bloqueos', blockListRoute.action, { kind: 'phone', value: '5512345678', reason: 'Fraude' }],
  ['have a file made', '/exportaciones', exportsRoute.action, { intent: 'masked', source: 'cash' }],
  ['ask for a pack', '/regulador', regulatorRoute.action, { from: '2026-10-01', to: '2026-10-31', note: 'Cada mes' }],
  ['begin a draft', '/politicas', policiesRoute.action, { basedOn: '2', note: 'Menos mora' }],
  [
    'change a draft',
    `/politicas/borradores/${caseDetail.id}`,
    policyDraftRoute.action,
    { intent: 'discard', revision: '1' },
  ],
  ['begin a draft of the product', '/productos', productsRoute.action, { basedOn: '1', note: 'Tope' }],
  [
    'change a draft of the product',
    `/productos/borradores/${caseDetail.id}`,
    productDraftRoute.action,
    { intent: 'discard', revision: '1' },
  ],
  ['change a list', '/listas', listsRoute.action, { intent: 'keep', note: 'SPEI' }],
  ['change a legal text', '/legales/privacy/nueva', legalEditRoute.action, { intent: 'publish', text: 'Hola' }],
  ['ask for evidence', `/prestamos/${caseDetail.id}/evidencia`, evidenceRoute.action, { note: 'Juicio' }],
  ['change the password', '/acceso', accessRoute.action, { intent: 'password', oldPassword: 'a', newPassword: 'b' }],
  ['suspend somebody', '/usuarios', usersRoute.action, { intent: 'suspend', id: caseDetail.id, note: 'Se fue' }],
  ['move the clock', '/sandbox', sandboxRoute.action, { businessDate: '2026-12-01' }],
  ['open the borrower site', '/sitio', borrowerSiteRoute.action, {}],
  ['renew a session', '/sesion', sessionRoute.action, {}],
])('a visitor cannot %s', async (_, path, action, form) => {
  expect(await redirectOf(() => action(visit(path, { params, form })))).toMatch(/^\/ingresar\?siguiente=/);
});

test('a visitor who is already signed in continues to the requested page', async () => {
  const args = visit('/ingresar?siguiente=%2Fcolas%2Fall', { token: staffToken() });
  expect(await redirectOf(() => signInRoute.loader(args))).toBe('/colas/all');
});

test.each([
  ['is asked for a code', secondStepRoute.loader],
  ['sets a second factor up', setUpRoute.loader],
])('no visitor %s before giving the password', async (_, loader) => {
  expect(await redirectOf(async () => loader(visit('/ingresar/codigo')))).toBe('/ingresar');
  const finished = visit('/ingresar/codigo', { token: staffToken() });
  const unfinished = visit('/ingresar/codigo', { token: staffToken({ mfa: true }) });
  expect(await redirectOf(async () => loader(unfinished))).toBeNull();
  // The page with the recovery codes stays for a user who has just set the second factor up.
  expect(await redirectOf(async () => loader(finished))).toBe(loader === setUpRoute.loader ? null : '/ingresar');
});

test('an unfinished sign-in opens no page for staff', async () => {
  const location = await redirectOf(() => accessRoute.loader(visit('/acceso', { token: staffToken({ mfa: true }) })));
  expect(location).toBe('/ingresar?siguiente=%2Facceso');
});

test.each([caseRoute.loader, loanRoute.loader, documentRoute.loader])(
  'text that is no id is answered with 404',
  async (loader) => {
    const args = visit('/solicitudes/abc', { params: { id: 'abc' }, token: staffToken() });
    await expect(loader(args)).rejects.toMatchObject({ status: 404 });
  },
);

afterEach(() => vi.unstubAllGlobals());

test('staff are led to the borrower site by an address of the API, and the page lets them go there', async () => {
  const url = 'http://localhost:3000/sesion/entrar?token=once';
  vi.stubGlobal('fetch', async () => Response.json({ success: true, data: { url } }));
  const pressed = visit('/sitio', { form: {}, token: staffToken() });
  expect(await redirectOf(() => borrowerSiteRoute.action(pressed))).toBe(url);
  const page = visit('/ingresar');
  await signInRoute.loader(page);
  expect(page.openings).toEqual([{ 'form-action': ['http://localhost:3000'] }]);
});
