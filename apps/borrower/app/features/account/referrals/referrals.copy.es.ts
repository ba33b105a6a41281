import type { WordsOf } from '../../../forms/form-words.ts';
import type { referralForm } from './referrals.server.ts';
import type { ReferralView } from './referrals.ts';

/** Copy for inviting friends. */
export const referralsCopy = {
  title: 'Invita a tus amistades',
  description: 'Invita a tus amistades con un enlace tuyo.',
  lead: 'Hacemos un enlace para cada persona y tú se lo mandas. Nosotros no le escribimos.',
  done: {
    referral: 'Listo, tu enlace está abajo. Cópialo y mándaselo.',
    withdrawn: 'Listo, retiramos esa invitación.',
  },
  submit: 'Hacer su enlace',
  list: 'Tus invitaciones',
  none: 'Todavía no invitas a nadie. Escribe abajo el nombre y el celular de alguien.',
  add: 'Invitar a alguien',
  since: 'Celular que termina en {{lastFour}} · desde el {{date}}',
  states: {
    invited: 'Invitación lista',
    registered: 'Ya abrió su cuenta',
    withdrawn: 'Retirada',
  } satisfies Record<ReferralView['status'], string>,
  link: 'Su enlace',
  copy: 'Copiar enlace',
  copied: 'Copiado',
  withdraw: 'Retirar la invitación de {{name}}',
  fields: {
    name: {
      label: 'Su nombre',
      problems: { required: 'Escribe su nombre.', invalid: 'Escribe su nombre solo con letras, al menos dos.' },
    },
    phone: {
      label: 'Su celular',
      hint: '10 dígitos. No puede ser el tuyo.',
      problems: {
        required: 'Escribe su celular.',
        invalid: 'Escribe su celular a 10 dígitos.',
        invalid_input: 'Ese es tu celular. Escribe el de la otra persona.',
      },
    },
  },
  problems: {
    not_unique: 'Ya invitaste a ese celular. Su enlace está en tu lista.',
    limit_reached: 'Ya hiciste {{limit}} invitaciones, que es lo máximo.',
  },
} satisfies WordsOf<typeof referralForm> & Record<string, unknown>;
