import { brand } from '@lender/brand';
import { letter } from './letter.copy.es.ts';

const NOT_YOU = `Si no fuiste tú, llámanos al ${brand.customerCare.phoneLabel}.`;
const undoWith = (code: string): string =>
  `Si no fuiste tú, este código deshace el cambio durante tres días: ${code}. Si necesitas ayuda, llámanos al ${brand.customerCare.phoneLabel}.`;
const KEEP_IT = 'No lo compartas con nadie: nunca te lo vamos a pedir por teléfono.';

/** The messages of an account: codes, passwords, addresses. An e-mail carries a code and never a link. */
export const copy = {
  code: {
    sms: (code: string, minutes: number) =>
      `${code} es tu código de ${brand.name}. No lo compartas con nadie. Vence en ${minutes} minutos.`,
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
    sms: (code: string, minutes: number) =>
      `${code} es tu código de ${brand.name} para cambiar tu contraseña. No lo compartas con nadie. Vence en ${minutes} minutos.`,
    email: (code: string, minutes: number) => ({
      subject: `Cambia tu contraseña de ${brand.name}`,
      text: letter(
        `${code} es tu código para cambiar tu contraseña. Vence en ${minutes} minutos. También te mandamos otro por mensaje de texto: vas a necesitar los dos.`,
        KEEP_IT,
        'Si no lo pediste, ignora este mensaje: tu contraseña sigue igual.',
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
  phoneChanged: (lastFour: string, undoCode: string) =>
    `Tu cuenta de ${brand.name} ahora usa el teléfono que termina en ${lastFour}. ${undoWith(undoCode)}`,
  emailChanged: (undoCode: string) => ({
    subject: `Cambió el correo de tu cuenta de ${brand.name}`,
    text: letter('Tu cuenta ahora usa otro correo. Ya no te vamos a escribir a este.', undoWith(undoCode)),
  }),
  emailDisplaced: `Alguien se registró en ${brand.name} con el correo de tu cuenta, que nunca confirmaste. Entra con tu teléfono y confirma tu correo o da otro.`,
  temporaryPassword: (password: string, hours: number) =>
    `Tu contraseña temporal de ${brand.name} es ${password}. Entra con tu teléfono y completa tu registro. Vence en ${hours} horas.`,
};
