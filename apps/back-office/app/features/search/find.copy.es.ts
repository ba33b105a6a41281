import type { SearchHit, SearchMatch } from '@lender/contract';
import { searchProblems } from '../../shell/search/search.copy.es.ts';
import { hitCopy } from '../../vocabulary/hit.copy.es.ts';

export const findCopy = {
  title: 'Buscar',
  lead: 'Escribe lo que tengas: un nombre, un celular, un correo, una CURP, una CLABE, un número de préstamo o de solicitud, una referencia de pago o una clave de rastreo. También sirven los últimos cuatro dígitos.',
  label: 'Qué buscas',
  submit: 'Buscar',
  problems: searchProblems,
  none: (text: string) => `No encontramos nada con «${text}»`,
  noneHint:
    'Revisa que el dato esté completo. Los nombres se buscan desde su principio, por nombre o por apellido; un dato con un dígito mal no encuentra nada.',
  found: (count: number) => (count === 1 ? '1 resultado' : `${count} resultados`),
  more: 'Hay más de los que caben aquí. Escribe más letras o un dato completo.',
  kinds: {
    client: 'Clientes',
    application: 'Solicitudes',
    loan: 'Préstamos',
    payment: 'Pagos',
    payout: 'Dispersiones',
    receipt: 'Depósitos sin referencia',
  } satisfies Record<SearchHit['kind'], string>,
  unnamed: hitCopy.unnamed,
  unknown: 'Nadie conocido',
  matches: {
    name: null,
    last_four: 'Coinciden los últimos cuatro',
    phone: 'Coincide el celular',
    email: 'Coincide el correo',
    curp: 'Coincide la CURP',
    clabe: 'Coincide la CLABE',
    id: 'Coincide el identificador',
    number: 'Coincide el número',
    payment_reference: 'Coincide la referencia de pago',
    tracking_key: 'Coincide la clave de rastreo',
  } satisfies Record<SearchMatch, string | null>,
  phone: (digits: string) => `Celular ••••\u00a0${digits}`,
  beside: { application: 'Su solicitud', loan: 'Su préstamo' },
  palette: {
    /** Label of the button; the key beside it is hidden from screen readers, which announce it as a shortcut. */
    open: 'Buscar',
    key: 'Ctrl K',
    title: 'Buscar, ir o hacer algo',
    close: 'Cerrar',
    opening: 'Abriendo…',
    field: 'Nombre, dato o página',
    fieldWithoutSearch: 'Página o acción',
    results: 'Resultados',
    screens: 'Ir a',
    commands: 'Hacer',
    searching: 'Buscando…',
    nothing: 'Nada con ese texto.',
    failed: 'La búsqueda no respondió. Escribe algo más o inténtalo en la página Buscar.',
    commandLabels: {
      next: 'Empezar lo siguiente',
      openSite: 'Abrir el sitio de clientes',
      signOut: 'Cerrar sesión',
    },
  },
} as const;
