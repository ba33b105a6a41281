import { brand } from '@lender/brand';
import { formatPlainDate, type PlainDate } from '@lender/calculator';
import type { TaxedAmount } from '@lender/lending';
import { type Centavos, formatPesos, sumCentavos } from '@lender/money';
import type { DocumentText, Line } from '../../documents/index.ts';
import type { ExtensionPrice } from '../extension-price.ts';

/** Everything that the agreement of one extension says. */
export interface ExtensionAgreement {
  readonly reference: string;
  readonly days: number;
  readonly principalCentavos: Centavos;
  readonly price: ExtensionPrice;
  readonly amountCentavos: Centavos;
  readonly payableUntil: PlainDate;
  readonly newEndDate: PlainDate;
}

const grossOf = ({ netCentavos, ivaCentavos }: TaxedAmount): Centavos => sumCentavos([netCentavos, ivaCentavos]);

const priceLines = ({ interest, fees, lateCharge, commission }: ExtensionPrice): Line[] => {
  const parts: readonly (readonly [string, TaxedAmount])[] = [
    ['Intereses generados', interest],
    ['Comisión por servicio generada', fees],
    ['Intereses moratorios o comisión por pago tardío', lateCharge],
    ['Comisión por prórroga', commission],
  ];
  return parts
    .filter(([, part]) => grossOf(part) > 0)
    .map(([label, part]) => [
      label,
      `${formatPesos(grossOf(part))} (${formatPesos(part.netCentavos)} + IVA ${formatPesos(part.ivaCentavos)})`,
    ]);
};

/** Returns the agreement of an extension. Every figure is its invoice's; none is computed here. */
export const extensionAgreementText = (extension: ExtensionAgreement): DocumentText => ({
  title: 'Convenio de prórroga',
  subtitle: `Contrato ${extension.reference}`,
  sections: [
    {
      title: 'Lo más importante',
      boxes: [
        { label: 'Pagas por la prórroga', value: formatPesos(extension.amountCentavos), note: 'Con IVA.' },
        { label: 'Nueva fecha de pago', value: formatPlainDate(extension.newEndDate) },
        { label: 'Sigues debiendo de capital', value: formatPesos(extension.principalCentavos) },
      ],
      paragraphs: [
        'La prórroga no reduce tu capital: cubre los cargos generados y mueve tu fecha de pago. Si puedes, paga también una parte de tu capital: pagarás menos intereses.',
      ],
    },
    {
      title: 'Cómo se forma el costo',
      lines: [...priceLines(extension.price), ['Total de la prórroga', formatPesos(extension.amountCentavos)]],
      hasTotal: true,
    },
    {
      title: 'Condiciones',
      paragraphs: [
        `Tu fecha de pago se mueve ${extension.days} días cuando recibimos el costo completo a más tardar el ${formatPlainDate(extension.payableUntil)}. Cuenta el día en que pagas, aunque nos avisen después.`,
        'Si pagas después o pagas menos, tu dinero se aplica a tu deuda como cualquier pago y tu fecha no cambia.',
        'Desde ese día los intereses siguen corriendo sobre tu capital a la misma tasa y se pagan en la nueva fecha. Puedes pagar antes, sin penalización.',
        'Las demás condiciones de tu contrato siguen igual.',
      ],
    },
  ],
  footer: `${brand.name} · Prórroga del contrato ${extension.reference} · Página {page} de {pages}`,
});
