/** Phone, e-mail and hours for one subject. */
export interface Contact {
  /** Phone number as dialled: E.164. */
  readonly phone: string;
  readonly phoneLabel: string;
  readonly email: string;
  readonly hours: string;
}

/** Everything that another lender would replace with its own. */
export interface Brand {
  readonly name: string;
  readonly company: string;
  readonly taxId: string;
  readonly address: string;
  /** Postal code of the address where invoices are issued. */
  readonly postalCode: string;
  /** Regime under which the company pays taxes, by the treasury's code. */
  readonly taxRegime: string;
  readonly customerCare: Contact;
  readonly collections: Contact;
  /** Unit for complaints that the law requires (UNE). */
  readonly complaints: Contact & { readonly holder: string };
  /** Registration of the contract of adhesion with CONDUSEF. */
  readonly contractRegistration: string;
  /** Registration of the company with CONDUSEF (SIPRES). */
  readonly companyRegistration: string;
  readonly condusef: {
    readonly phone: string;
    readonly phoneLabel: string;
    /** States that calls within Mexico are free. */
    readonly freePhoneLabel: string;
    readonly url: string;
  };
  /** Address at which CONDUSEF compares lenders: Buró de Entidades Financieras. */
  readonly entityBureauUrl: string;
  /** Name and kind of the loan, as the cover sheet of the contract gives them. */
  readonly product: { readonly name: string; readonly kind: string };
  /** Office at which people claim their rights over personal data (ARCO). */
  readonly privacy: { readonly office: string; readonly email: string };
  readonly social: readonly { readonly name: string; readonly url: string }[];
}

/** Brand of the demonstration lender. Company, numbers and addresses are fictitious; CONDUSEF is the real authority. */
export const brand: Brand = {
  name: 'Quincena',
  company: 'Quincena Préstamos, S.A.P.I. de C.V., SOFOM, E.N.R.',
  taxId: 'QPR000000XX0',
  address: 'Calle Ejemplo 100, Col. Centro, C.P. 06000, Ciudad de México',
  postalCode: '06000',
  taxRegime: '601',
  customerCare: {
    phone: '+525500000001',
    phoneLabel: '55 0000 0001',
    email: 'hola@quincena.example',
    hours: 'Lunes a viernes de 9:00 a 19:00, sábado de 9:00 a 14:00',
  },
  collections: {
    phone: '+525500000002',
    phoneLabel: '55 0000 0002',
    email: 'cobranza@quincena.example',
    hours: 'Lunes a viernes de 8:00 a 20:00',
  },
  complaints: {
    holder: 'Persona ficticia',
    phone: '+525500000003',
    phoneLabel: '55 0000 0003',
    email: 'une@quincena.example',
    hours: 'Lunes a viernes de 9:00 a 18:00',
  },
  contractRegistration: '0000-000-000000/00-00000-0000',
  companyRegistration: '00000',
  condusef: {
    phone: '+525553400999',
    phoneLabel: '55 5340 0999',
    freePhoneLabel: '800 999 8080',
    url: 'https://www.condusef.gob.mx',
  },
  entityBureauUrl: 'https://www.buro.gob.mx',
  product: { name: 'Préstamo Quincena', kind: 'Crédito simple sin garantía' },
  privacy: { office: 'Departamento de Datos Personales', email: 'privacidad@quincena.example' },
  social: [
    { name: 'Facebook', url: 'https://facebook.example/quincena' },
    { name: 'Instagram', url: 'https://instagram.example/quincena' },
  ],
};
