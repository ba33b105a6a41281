/** Field of a line; its position follows from the fields before it. */
export interface BureauField {
  readonly name: string;
  readonly width: number;
  /**
   * `text`: capitals without accents, padded with spaces at the right. `number`: digits, padded with zeros at the left.
   * `centavos`: a number whose last two digits are centavos. `date`: DDMMAAAA, zeros when there is none.
   */
  readonly type: 'text' | 'number' | 'centavos' | 'date';
}

const field = <const Name extends string>(name: Name, width: number, type: BureauField['type']) => ({
  name,
  width,
  type,
});

/**
 * An example of a layout in the style of INTF: a header, one line for each loan, a trailer with their sums. No bureau
 * certified it; a lender that reports to one maps these fields to its manual.
 */
export const BUREAU_LINES = {
  header: [
    field('tipo', 3, 'text'),
    field('version', 4, 'text'),
    field('otorgante', 40, 'text'),
    field('fecha_de_corte', 8, 'date'),
  ],
  loan: [
    field('tipo', 3, 'text'),
    field('cuenta', 20, 'text'),
    field('apellido_paterno', 30, 'text'),
    field('apellido_materno', 30, 'text'),
    field('nombres', 50, 'text'),
    field('nacimiento', 8, 'date'),
    field('curp', 18, 'text'),
    field('tipo_de_credito', 2, 'text'),
    field('moneda', 3, 'text'),
    field('apertura', 8, 'date'),
    field('ultimo_pago', 8, 'date'),
    field('cierre', 8, 'date'),
    field('importe_original', 12, 'centavos'),
    field('saldo_actual', 12, 'centavos'),
    field('saldo_vencido', 12, 'centavos'),
    field('dias_de_atraso', 4, 'number'),
    field('mop', 2, 'text'),
  ],
  trailer: [
    field('tipo', 3, 'text'),
    field('registros', 9, 'number'),
    field('suma_saldo_actual', 16, 'centavos'),
    field('suma_saldo_vencido', 16, 'centavos'),
  ],
} as const satisfies Readonly<Record<string, readonly BureauField[]>>;
