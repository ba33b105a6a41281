import { brand } from '@lender/brand';
import { formatPlainDate, type PlainDate } from '@lender/calculator';
import { letter } from './letter.copy.es.ts';

const NOT_YOU = `Si no fuiste tú, llámanos al ${brand.customerCare.phoneLabel}.`;
const undoWith = ({ code, page }: Undo): string =>
  `Si no fuiste tú, este código deshace el cambio durante tres días: ${code}. Escríbelo en ${page} o llámanos al ${brand.customerCare.phoneLabel}.`;
const UNE = `Te atiende nuestra Unidad Especializada: ${brand.complaints.phoneLabel}, ${brand.complaints.email}. Horario: ${brand.complaints.hours}.`;
const CONDUSEF = `Si no estás de acuerdo, puedes acudir a la CONDUSEF: ${brand.condusef.phoneLabel}.`;
/** Longest answer that fits whole in a text message, in characters. */
const SMS_ANSWER = 160;
const shortOr = (text: string): string =>
  text.length > SMS_ANSWER ? `Llama a la Unidad Especializada: ${brand.complaints.phoneLabel}.` : text;
const KEEP_IT = 'No lo compartas con nadie: nunca te lo vamos a pedir por teléfono.';

/** Means to undo a change: a code, and our page on which it is typed. */
export interface Undo {
  readonly code: string;
  readonly page: string;
}

/** Builds the last line of a text message, by which a phone offers its code only on the pages of one site (WebOTP). */
const boundTo = (site: string, code: string): string => `\n\n@${site} #${code}`;

/**
 * Messages of an account: codes, passwords, addresses. They may name a page of ours. Secrets are typed there and are
 * never part of an address, except in an invitation, whose owner has nothing yet that a stranger could steal.
 */
export const copy = {
  code: {
    sms: (code: string, minutes: number, site: string) =>
      `${code} es tu código de ${brand.name}. No lo compartas con nadie. Vence en ${minutes} minutos.${boundTo(site, code)}`,
    email: (code: string, minutes: number) => ({
      subject: `Tu código de ${brand.name}`,
      text: letter(
        `${code} es tu código para confirmar este correo. Vence en ${minutes} minutos.`,
        KEEP_IT,
        'Si no lo pediste, ignora este mensaje.',
      ),
    }),
  },
  recoveryCode: {
    sms: (code: string, minutes: number, site: string) =>
      `${code} es tu código de ${brand.name} para cambiar tu contraseña. No lo compartas con nadie. Vence en ${minutes} minutos.${boundTo(site, code)}`,
    email: (code: string, minutes: number) => ({
      subject: `Cambia tu contraseña de ${brand.name}`,
      text: letter(
        `${code} es tu código para cambiar tu contraseña. Vence en ${minutes} minutos. También te mandamos otro por mensaje de texto: vas a necesitar los dos.`,
        KEEP_IT,
        'Si no lo pediste, ignora este mensaje: tu contraseña sigue igual.',
      ),
    }),
  },
  /** The client reads it out to the member of staff on the phone, so it is bound to no page. */
  staffContactCode: {
    sms: (code: string, minutes: number) =>
      `${code} es tu código para poner este celular en tu cuenta de ${brand.name}. Díctalo solo si tú nos pediste el cambio. Si no, no se lo des a nadie. Vence en ${minutes} minutos.`,
    email: (code: string, minutes: number) => ({
      subject: `Pon este correo en tu cuenta de ${brand.name}`,
      text: letter(
        `${code} es tu código para poner este correo en tu cuenta. Vence en ${minutes} minutos.`,
        'Díctaselo a quien te atiende solo si tú nos pediste el cambio.',
        'Si no lo pediste, no se lo des a nadie e ignora este mensaje.',
      ),
    }),
  },
  passwordChanged: {
    sms: `Tu contraseña de ${brand.name} cambió. ${NOT_YOU}`,
    email: {
      subject: `Tu contraseña de ${brand.name} cambió`,
      text: letter('Tu contraseña cambió y cerramos tus otras sesiones.', NOT_YOU),
    },
  },
  phoneChanged: (lastFour: string, undo: Undo) =>
    `Tu cuenta de ${brand.name} ahora usa el teléfono que termina en ${lastFour}. ${undoWith(undo)}`,
  emailChanged: (undo: Undo) => ({
    subject: `Cambió el correo de tu cuenta de ${brand.name}`,
    text: letter('Tu cuenta ahora usa otro correo. Ya no te vamos a escribir a este.', undoWith(undo)),
  }),
  emailDisplaced: `Alguien se registró en ${brand.name} con el correo de tu cuenta, que nunca confirmaste. Entra con tu teléfono y confirma tu correo o da otro.`,
  staffInvitation: ({ name, link, hours }: { name: string; link: string; hours: number }) => ({
    subject: `Te invitaron al equipo de ${brand.name}`,
    text: letter(
      `Hola, ${name}:`,
      `Te invitaron a trabajar en ${brand.name}. Abre este enlace y elige tu contraseña: ${link}`,
      `Sirve una vez y vence en ${hours} horas. No lo compartas con nadie.`,
      'Si no esperabas esta invitación, ignora este mensaje.',
    ),
  }),
  temporaryPassword: ({ password, hours, page }: { password: string; hours: number; page: string }) =>
    `Tu contraseña temporal de ${brand.name} es ${password}. Completa tu registro con tu teléfono en ${page}. Vence en ${hours} horas.`,
  complaintOpened: ({ folio, dueOn }: { folio: string; dueOn: PlainDate }) => ({
    sms: `${brand.name}: recibimos tu caso ${folio}. Te respondemos a más tardar el ${formatPlainDate(dueOn)}. Unidad Especializada: ${brand.complaints.phoneLabel}.`,
    email: {
      subject: `Recibimos tu caso ${folio}`,
      text: letter(
        `Tu folio es ${folio}. Te respondemos a más tardar el ${formatPlainDate(dueOn)}.`,
        UNE,
        `También puedes acudir a la CONDUSEF: ${brand.condusef.phoneLabel}.`,
      ),
    },
  }),
  complaintExtended: ({ folio, dueOn, reason }: { folio: string; dueOn: PlainDate; reason: string }) => ({
    sms: `${brand.name}: necesitamos más tiempo para tu caso ${folio}. Te respondemos a más tardar el ${formatPlainDate(dueOn)}.`,
    email: {
      subject: `Necesitamos más tiempo para tu caso ${folio}`,
      text: letter(`Te respondemos a más tardar el ${formatPlainDate(dueOn)}. El motivo: ${reason}`, UNE),
    },
  }),
  complaintAnswered: ({ folio, text }: { folio: string; text: string }) => ({
    sms: `${brand.name}: ya respondimos tu caso ${folio}. ${shortOr(text)}`,
    email: { subject: `Respuesta a tu caso ${folio}`, text: letter(text, UNE, CONDUSEF) },
  }),
  complaintCorrected: ({ folio, text }: { folio: string; text: string }) => ({
    sms: `${brand.name}: corregimos la respuesta a tu caso ${folio}. ${shortOr(text)}`,
    email: {
      subject: `Corregimos la respuesta a tu caso ${folio}`,
      text: letter(
        `Lo que te dijimos antes sobre tu caso ${folio} tenía un error. Esta es la respuesta que cuenta:`,
        text,
        UNE,
        CONDUSEF,
      ),
    },
  }),
};
