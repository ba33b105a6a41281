import type { FormWords } from '../../forms/form-words.ts';
import type { AccountField, PhoneField } from './account.ts';
import type { AddressField } from './address.ts';
import type { BankAccountField } from './bank-account.ts';
import type { DetailsField } from './details.ts';
import type { EmploymentField } from './employment.ts';
import type { RELATIONSHIPS, ReferenceField } from './reference.ts';

const phoneProblems = {
  required: 'Escribe tu celular.',
  invalid: 'Escribe tu celular a 10 dígitos, sin ceros al inicio.',
  not_unique: 'Ese celular ya tiene cuenta. Inicia sesión o usa otro.',
  already_sent_in_last_minutes: 'Ya te enviamos un código hace menos de un minuto. Espera un poco y pide otro.',
  request_count_by_day_exceed: 'Ya pediste los códigos de hoy para este celular. Intenta mañana.',
};

const nameInvalid = 'Usa solo letras, al menos dos, como en tu acta de nacimiento.';

/** What the registration says, page by page. */
export const registrationCopy = {
  title: 'Crea tu cuenta',
  phone: {
    title: 'Crea tu cuenta',
    detail: 'Tu cuenta · aprox. 2 min',
    lead: 'Empezamos por tu celular: te enviamos un código para confirmar que es tuyo.',
    why: 'Con tu celular te avisamos de tu solicitud y confirmas tu firma. Nadie más puede abrir una cuenta con él.',
    submit: 'Enviar código',
    signedUp: '¿Ya tienes cuenta?',
    signIn: 'Inicia sesión',
    fields: {
      phone: { label: 'Celular', hint: '10 dígitos. Te llega un mensaje de texto sin costo.', problems: phoneProblems },
    },
  } satisfies FormWords<PhoneField> & Record<string, unknown>,
  account: {
    title: 'Confirma tu celular',
    lead: 'Enviamos un código por mensaje de texto al {{phone}}.',
    why: 'El código confirma que el celular es tuyo. Tu correo recibe tu contrato y tu contraseña protege tu cuenta.',
    submit: 'Crear mi cuenta',
    changePhone: 'Cambiar número',
    resend: 'Enviar otro código',
    resendIn: 'Podrás pedir otro código en {{seconds}} s',
    resent: 'Te enviamos otro código. El anterior ya no sirve.',
    codeHint: 'Son {{digits}} dígitos. Vence en 10 minutos.',
    terms: 'Leí y acepto los',
    termsLink: 'términos y condiciones',
    privacy: 'Leí el',
    privacyLink: 'aviso de privacidad',
    privacyEnd: 'y acepto que usen mis datos para evaluar mi solicitud',
    fields: {
      phone: { label: 'Celular', problems: phoneProblems },
      code: {
        label: 'Código',
        problems: {
          required: 'Escribe el código que te llegó por mensaje.',
          invalid: 'El código tiene solo números. Revísalo en tu mensaje.',
          code_wrong: 'El código no coincide. Revísalo en el mensaje más reciente.',
          code_expired: 'Ese código ya venció o tuvo varios intentos. Pide otro.',
        },
      },
      email: {
        label: 'Correo electrónico',
        hint: 'Aquí te enviamos tu contrato.',
        problems: {
          required: 'Escribe tu correo.',
          invalid: 'Revisa tu correo: debe verse como nombre@correo.com.',
          not_unique: 'Ese correo ya tiene cuenta. Inicia sesión o usa otro.',
        },
      },
      password: {
        label: 'Contraseña',
        hint: 'De 8 a 64 caracteres. Una frase larga es fácil de recordar.',
        problems: {
          required: 'Elige una contraseña.',
          invalid: 'Elige una contraseña de 8 a 64 caracteres.',
          password_too_weak: 'Esa contraseña es fácil de adivinar. Usa una de 8 a 64 caracteres que no sea común.',
        },
      },
      terms: { label: 'Términos', problems: { invalid: 'Acepta los términos y condiciones para seguir.' } },
      privacy: { label: 'Privacidad', problems: { invalid: 'Acepta el aviso de privacidad para seguir.' } },
    },
  } satisfies FormWords<AccountField> & Record<string, unknown>,
  details: {
    title: 'Cuéntanos quién eres',
    detail: 'Tus datos · aprox. 1 min',
    lead: 'Escribe tu nombre igual que en tu INE.',
    why: 'Con tu nombre y tu CURP confirmamos que la solicitud es tuya y que nadie usa tu identidad.',
    submit: 'Guardar y seguir',
    curpHelpTitle: '¿Dónde encuentro mi CURP?',
    curpHelp: 'La CURP es tu clave de 18 letras y números. Está en tu INE y en gob.mx/curp.',
    lookAlike: 'Quizá es {{suggestion}}. La letra O y el cero, o la I y el uno, se confunden.',
    nameDiffers: 'Tu CURP no parece coincidir con lo que escribiste en: {{names}}. Revísalo; si está bien, sigue.',
    names: { givenNames: 'nombre', firstSurname: 'primer apellido', secondSurname: 'segundo apellido' },
    fields: {
      firstName: { label: 'Primer nombre', problems: { required: 'Escribe tu nombre.', invalid: nameInvalid } },
      middleName: { label: 'Otros nombres', problems: { invalid: nameInvalid } },
      lastName: { label: 'Primer apellido', problems: { required: 'Escribe tu apellido.', invalid: nameInvalid } },
      secondLastName: { label: 'Segundo apellido', problems: { invalid: nameInvalid } },
      curp: {
        label: 'CURP',
        hint: '18 letras y números. Puedes pegarla.',
        problems: {
          required: 'Escribe tu CURP.',
          invalid: 'Revisa tu CURP: tiene 18 letras y números.',
          under_age: 'Para pedir un préstamo necesitas tener 18 años cumplidos.',
          not_unique: 'Esa CURP ya tiene cuenta. Inicia sesión o llámanos al {{customerCarePhone}}.',
        },
      },
    },
  } satisfies FormWords<DetailsField> & Record<string, unknown>,
  employment: {
    title: 'Cuéntanos de tu trabajo',
    detail: 'Tu empleo · aprox. 1 min',
    lead: 'Con tu ingreso calculamos un préstamo que puedas pagar.',
    why: 'Usamos tu ingreso y tus gastos para no prestarte más de lo que puedes pagar. No llamamos a tu trabajo sin avisarte.',
    submit: 'Guardar y seguir',
    choose: 'Elige una opción',
    showPositions: 'Ver puestos',
    since: '¿Desde cuándo trabajas ahí?',
    month: 'Mes',
    year: 'Año',
    months: [
      'enero',
      'febrero',
      'marzo',
      'abril',
      'mayo',
      'junio',
      'julio',
      'agosto',
      'septiembre',
      'octubre',
      'noviembre',
      'diciembre',
    ],
    fields: {
      employmentStatus: {
        label: '¿A qué te dedicas?',
        problems: { invalid: 'Elige a qué te dedicas.' },
      },
      employmentPosition: {
        label: 'Puesto',
        hint: 'Depende de tu respuesta anterior.',
        problems: { invalid: 'Elige tu puesto. Si no ves opciones, presiona «Ver puestos».' },
      },
      companyName: {
        label: 'Empresa o negocio',
        hint: 'Si trabajas por tu cuenta, escribe a qué te dedicas.',
        problems: {
          required: 'Escribe dónde trabajas.',
          invalid: 'Escribe el nombre con al menos dos letras.',
        },
      },
      sinceMonth: {
        label: 'Mes',
        problems: {
          required: 'Elige el mes y el año en que empezaste.',
          invalid: 'Elige un mes y un año que ya pasaron.',
        },
      },
      sinceYear: { label: 'Año', problems: { invalid: 'Elige el año en que empezaste.' } },
      monthlyIncome: {
        label: 'Ingreso al mes',
        hint: 'Lo que recibes ya con descuentos, en pesos sin centavos.',
        problems: {
          required: 'Escribe cuánto ganas al mes.',
          invalid: 'Escribe tu ingreso en pesos, solo números y sin centavos.',
        },
      },
      monthlyObligations: {
        label: 'Pagos de otras deudas al mes',
        hint: 'Tarjetas, préstamos o créditos. Si no tienes, escribe 0.',
        problems: {
          required: 'Escribe cuánto pagas de otras deudas. Si no tienes, escribe 0.',
          invalid: 'Escribe la cantidad en pesos, solo números y sin centavos.',
        },
      },
      workPhone: {
        label: 'Teléfono del trabajo',
        problems: { invalid: 'Escribe el teléfono a 10 dígitos o déjalo vacío.' },
      },
    },
  } satisfies FormWords<EmploymentField> & Record<string, unknown>,
  address: {
    title: '¿Dónde vives?',
    detail: 'Tu domicilio · aprox. 1 min',
    lead: 'Escribe la dirección donde vives hoy, aunque no sea la de tu INE.',
    why: 'La ley nos pide conocer el domicilio de cada cliente y aparece en tu contrato. No lo compartimos con nadie más.',
    submit: 'Guardar y seguir',
    choose: 'Elige una opción',
    showCities: 'Ver municipios',
    fields: {
      region: { label: 'Estado', problems: { invalid: 'Elige tu estado.' } },
      city: {
        label: 'Municipio o alcaldía',
        hint: 'Depende del estado que elijas.',
        problems: { invalid: 'Elige tu municipio. Si no ves opciones, presiona «Ver municipios».' },
      },
      postalCode: {
        label: 'Código postal',
        hint: '5 dígitos.',
        problems: { required: 'Escribe tu código postal.', invalid: 'El código postal tiene 5 dígitos.' },
      },
      district: {
        label: 'Colonia',
        problems: { required: 'Escribe tu colonia.', invalid: 'Escribe tu colonia en una sola línea.' },
      },
      street: {
        label: 'Calle',
        problems: { required: 'Escribe tu calle.', invalid: 'Escribe tu calle en una sola línea.' },
      },
      exteriorNumber: {
        label: 'Número exterior',
        hint: 'Si no tiene, escribe S/N.',
        problems: {
          required: 'Escribe el número, o S/N si no tiene.',
          invalid: 'Escribe el número con 20 caracteres o menos.',
        },
      },
      interiorNumber: {
        label: 'Número interior',
        problems: { invalid: 'Escribe el número con 20 caracteres o menos.' },
      },
    },
  } satisfies FormWords<AddressField> & Record<string, unknown>,
  reference: {
    title: 'Alguien que te conozca',
    detail: 'Tu referencia · aprox. 1 min',
    lead: 'Danos el nombre y el teléfono de una persona que pueda confirmar que te conoce.',
    why: 'Solo la llamamos si no logramos hablar contigo. Nunca le decimos cuánto pediste ni le cobramos.',
    submit: 'Guardar y seguir',
    ask: 'Avísale que nos diste su teléfono.',
    relationships: {
      family: 'Es mi familiar',
      friend: 'Es mi amiga o amigo',
      coworker: 'Trabajamos juntos',
      neighbour: 'Somos vecinos',
    } satisfies Record<(typeof RELATIONSHIPS)[number], string>,
    fields: {
      fullName: {
        label: 'Nombre y apellido',
        problems: {
          required: 'Escribe su nombre y apellido.',
          invalid: 'Escribe al menos un nombre y un apellido, solo con letras.',
        },
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
      relationship: {
        label: '¿De dónde se conocen?',
        problems: { invalid: 'Elige de dónde se conocen.' },
      },
    },
  } satisfies FormWords<ReferenceField> & Record<string, unknown>,
  bankAccount: {
    title: '¿A qué cuenta te depositamos?',
    detail: 'Tu cuenta de banco · aprox. 1 min',
    lead: 'Escribe la CLABE de una cuenta a tu nombre. Ahí recibes tu préstamo.',
    why: 'La CLABE son los 18 dígitos que identifican tu cuenta. La usamos solo para depositarte.',
    submit: 'Guardar y seguir',
    find: '¿Dónde encuentro mi CLABE?',
    findHelp:
      'En la app de tu banco, dentro de los datos de tu cuenta, o en tu estado de cuenta. No es el número de tu tarjeta.',
    bank: 'Banco: {{bank}}',
    missing_one: 'Falta un dígito.',
    missing_many: 'Faltan {{count}} dígitos.',
    missing_other: 'Faltan {{count}} dígitos.',
    complete: 'La CLABE está bien escrita.',
    fields: {
      clabe: {
        label: 'CLABE',
        hint: '18 dígitos. Puedes pegarla con espacios.',
        problems: {
          required: 'Escribe tu CLABE.',
          invalid: 'Revisa tu CLABE: tiene 18 dígitos.',
          clabe_taken: 'Esa CLABE ya está registrada por otra persona. Usa una cuenta a tu nombre.',
        },
      },
    },
  } satisfies FormWords<BankAccountField> & Record<string, unknown>,
};
