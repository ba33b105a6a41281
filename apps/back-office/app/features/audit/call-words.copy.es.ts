import type * as calls from '@lender/contract';
import type { Endpoint } from '@lender/contract';

type Staff = Extract<Endpoint, { access: 'staff' }>;
type Written<E> = E extends Staff
  ? E extends { readonly method: 'GET' }
    ? E extends { readonly discloses: 'personal_data' }
      ? E
      : never
    : E
  : never;
type Calls = typeof calls;
/** The calls that the audit keeps: commands of the staff, and what shows them personal data. */
type AuditedCall = { [Name in keyof Calls]: Written<Calls[Name]> extends never ? never : Name }[keyof Calls];

/** Accepting an invitation is written down too, although nobody is signed in before. */
type WrittenCall = AuditedCall | 'acceptInvitation';

/**
 * What somebody did, after their name. What a second person has to approve was only asked for. One call without words does not
 * compile.
 */
export const callWords = {
  acceptInvitation: 'aceptó su invitación',
  addCaseNote: 'anotó algo en la solicitud',
  advanceSandboxClock: 'adelantó el reloj de pruebas',
  approveCase: 'aprobó la solicitud',
  approveRequest: 'aprobó lo que alguien más pidió',
  askForDocuments: 'pidió documentos otra vez',
  assignCases: 'asignó solicitudes',
  blockIdentifier: 'bloqueó un dato',
  buyBackLoan: 'pidió recomprar la deuda',
  cancelExport: 'canceló una exportación',
  cancelPayout: 'pidió cancelar un envío de dinero',
  changeClientStatus: 'cambió el estado del cliente o pidió cambiarlo',
  changeStaffRole: 'cambió el rol de alguien',
  changeUserPassword: 'cambió su contraseña',
  changePolicyDraft: 'cambió un borrador de la política',
  closeTask: 'cerró un pendiente',
  confirmUserMfa: 'activó su segundo factor',
  createAffiliateLead: 'registró un contacto de un socio',
  createBackOfficeClient: 'registró a un cliente',
  createExport: 'pidió una exportación',
  createPersonalExport: 'pidió exportar datos personales',
  createPromoCode: 'creó un código de promoción',
  createWebhook: 'agregó una dirección de avisos a otro sistema',
  changeWebhook: 'pausó o reanudó una dirección de avisos',
  removeWebhook: 'quitó una dirección de avisos',
  rotateWebhookSecret: 'cambió el secreto de una dirección de avisos',
  sendTestWebhook: 'probó una dirección de avisos',
  redeliverWebhook: 'reenvió un aviso a otro sistema',
  redeliverFailedWebhooks: 'reenvió los avisos que fallaron',
  decideAgain: 'pidió decidir otra vez',
  changeProductDraft: 'cambió un borrador del producto',
  discardProductDraft: 'descartó un borrador del producto',
  publishBankList: 'cambió los bancos a los que se envía dinero',
  publishProductDraft: 'pidió publicar el producto',
  startProductDraft: 'empezó un borrador del producto',
  discardPolicyDraft: 'descartó un borrador de la política',
  addAgency: 'agregó un despacho de cobranza',
  assignAgency: 'asignó el despacho de un préstamo',
  changeStopContact: 'cambió si se puede contactar a un cliente',
  logContact: 'anotó una llamada de cobranza',
  promisePayment: 'anotó una promesa de pago',
  registerAgency: 'cambió el REDECO de un despacho',
  sendCollectionText: 'envió un mensaje de cobranza',
  reviewAlert: 'tomó una alerta de lavado',
  closeAlert: 'cerró una alerta de lavado',
  changeAmlThresholds: 'pidió cambiar los umbrales de lavado',
  answerComplaint: 'respondió una queja',
  extendComplaint: 'alargó el plazo de una queja',
  openComplaint: 'registró una queja',
  deleteView: 'borró una vista guardada',
  endOtherSessions: 'cerró sus otras sesiones',
  endOwnSession: 'cerró una de sus sesiones',
  downloadExport: 'descargó una exportación',
  endStaffSessions: 'cerró las sesiones de alguien',
  getCase: 'vio la solicitud',
  getClientFile: 'vio el expediente del cliente',
  getCaseDocument: 'vio un documento',
  getCaseEvidence: 'vio lo que dijeron los proveedores',
  getDecision: 'vio los datos de una decisión',
  holdLoan: 'puso en pausa el préstamo',
  inviteStaff: 'invitó a alguien al equipo',
  logoutUser: 'cerró su sesión',
  matchReceipt: 'ligó un depósito a un préstamo',
  offerSpecial: 'hizo una oferta especial',
  openBorrowerSite: 'abrió el sitio de clientes',
  passSecondFactor: 'dio su segundo factor',
  publishPolicyDraft: 'pidió publicar una política',
  recordCashPayout: 'pidió registrar una entrega en efectivo',
  recordSettlement: 'registró una liquidación de un proveedor',
  refundCredit: 'pidió devolver un pago de más',
  refundReceipt: 'pidió devolver un depósito',
  registerPayment: 'pidió registrar un pago',
  reactivateStaff: 'dejó entrar otra vez a alguien',
  releaseCases: 'soltó solicitudes',
  rejectCase: 'rechazó la solicitud',
  rejectRequest: 'rechazó lo que alguien más pidió',
  releaseLoan: 'quitó la pausa del préstamo',
  renewRecoveryCodes: 'hizo códigos de recuperación nuevos',
  getNotice: 'leyó un aviso completo',
  replayNotice: 'volvió a procesar un aviso',
  resetSecondFactor: 'reinició el segundo factor de alguien',
  retryJob: 'volvió a ejecutar un trabajo',
  retryPayout: 'envió otra vez el dinero o pidió enviarlo',
  revealIdentifier: 'vio un dato completo',
  reversePayment: 'pidió revertir un pago',
  saveView: 'guardó una vista',
  searchBackOffice: 'buscó',
  sellLoan: 'pidió vender la deuda',
  startPolicyDraft: 'empezó un borrador de la política',
  startUserMfa: 'empezó a activar su segundo factor',
  suspendStaff: 'suspendió a alguien',
  takeCases: 'tomó solicitudes',
  takeNextCase: 'tomó la siguiente solicitud',
  terminateLoan: 'pidió anular el contrato',
  testPolicyDraft: 'probó un borrador de la política',
  unblockIdentifier: 'desbloqueó un dato',
  undoWriteOff: 'pidió deshacer un castigo',
  waiveLoanCharge: 'condonó parte de la deuda o pidió condonarla',
  withdrawInvitation: 'retiró una invitación',
  writeOffLoan: 'pidió castigar el préstamo',
} satisfies Record<WrittenCall, string>;
