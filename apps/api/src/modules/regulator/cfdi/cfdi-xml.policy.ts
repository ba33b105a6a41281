import { brand } from '@lender/brand';
import type { PlainDate } from '@lender/calculator';
import xmlbuilder from 'xmlbuilder';
import { cfdiCopy } from './cfdi.copy.es.ts';
import type { Invoice } from './cfdi.policy.ts';

/** Receiver of an invoice. People without a tax id of their own are invoiced under the general one. */
export interface InvoiceReceiver {
  readonly name: string;
}

/** Codes of the tax authority, as lenders commonly use them. They were not checked against its current catalogues. */
const CODES = {
  anyTaxId: 'XAXX010101000',
  noObligations: '616',
  noTaxEffects: 'S01',
  service: '84121500',
  unitOfService: 'E48',
  taxed: '02',
  iva: '002',
  paidLater: 'PPD',
  toBeDefined: '99',
  noExport: '01',
} as const;

const pesos = (amountCentavos: number): string => (amountCentavos / 100).toFixed(2);

/** Returns the number of an invoice, unique for its loan, month and type. */
export const invoiceFolio = ({ loan, type }: Pick<Invoice, 'loan' | 'type'>, month: string): string =>
  `${loan}-${month.replace('-', '')}-${type}`;

/**
 * Writes an invoice as CFDI 4.0 in XML, without certificate and seal, which a stamping provider adds. Its moment is the
 * end of the last day of the month; the provider sets the moment of its stamp.
 */
export function invoiceXml(
  invoice: Invoice,
  { month, last, receiver }: { readonly month: string; readonly last: PlainDate; readonly receiver: InvoiceReceiver },
): string {
  const { type, concepts, subtotalCentavos, ivaCentavos } = invoice;
  const tasa = Number(invoice.ivaRate).toFixed(6);
  const transfer = (base: number, iva: number) => ({
    'cfdi:Traslados': {
      'cfdi:Traslado': {
        '@Base': pesos(base),
        '@Impuesto': CODES.iva,
        '@TipoFactor': 'Tasa',
        '@TasaOCuota': tasa,
        '@Importe': pesos(iva),
      },
    },
  });
  const root = {
    'cfdi:Comprobante': {
      '@xmlns:cfdi': 'http://www.sat.gob.mx/cfd/4',
      '@xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
      '@xsi:schemaLocation': 'http://www.sat.gob.mx/cfd/4 http://www.sat.gob.mx/sitio_internet/cfd/4/cfdv40.xsd',
      '@Version': '4.0',
      '@Serie': 'INT',
      '@Folio': invoiceFolio(invoice, month),
      '@Fecha': `${last}T23:59:59`,
      '@FormaPago': CODES.toBeDefined,
      '@SubTotal': pesos(subtotalCentavos),
      '@Moneda': 'MXN',
      '@Total': pesos(subtotalCentavos + ivaCentavos),
      '@TipoDeComprobante': type,
      '@Exportacion': CODES.noExport,
      '@MetodoPago': CODES.paidLater,
      '@LugarExpedicion': brand.postalCode,
      'cfdi:Emisor': { '@Rfc': brand.taxId, '@Nombre': brand.company, '@RegimenFiscal': brand.taxRegime },
      'cfdi:Receptor': {
        '@Rfc': CODES.anyTaxId,
        '@Nombre': receiver.name,
        '@DomicilioFiscalReceptor': brand.postalCode,
        '@RegimenFiscalReceptor': CODES.noObligations,
        '@UsoCFDI': CODES.noTaxEffects,
      },
      'cfdi:Conceptos': {
        'cfdi:Concepto': concepts.map(({ charge, isWaiver, baseCentavos, ivaCentavos: iva }) => ({
          '@ClaveProdServ': CODES.service,
          '@Cantidad': '1',
          '@ClaveUnidad': CODES.unitOfService,
          '@Descripcion': cfdiCopy.concept(charge, { isWaiver, isFallen: type === 'E', month }),
          '@ValorUnitario': pesos(baseCentavos),
          '@Importe': pesos(baseCentavos),
          '@ObjetoImp': CODES.taxed,
          'cfdi:Impuestos': transfer(baseCentavos, iva),
        })),
      },
      'cfdi:Impuestos': {
        '@TotalImpuestosTrasladados': pesos(ivaCentavos),
        ...transfer(subtotalCentavos, ivaCentavos),
      },
    },
  };
  return xmlbuilder.create(root, { encoding: 'UTF-8', invalidCharReplacement: '' }).end({ pretty: true });
}
