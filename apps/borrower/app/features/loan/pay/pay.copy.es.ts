/** Copy for how a loan, an extension or a withdrawal is paid. */
export const payCopy = {
  pageTitle: 'Pagar',
  title: {
    prestamo: 'Paga {{amount}}',
    prorroga: 'Paga tu prórroga: {{amount}}',
    devolucion: 'Devuelve {{amount}}',
  },
  methods: 'Cómo pagar',
  method: { tienda: 'En tienda', transferencia: 'Por transferencia', tarjeta: 'Con tarjeta' },
  amount: 'Monto exacto',
  validOn: 'Si pagas a más tardar el',
  copied: 'Copiada',
  does: {
    prestamo:
      'Con este monto, ese día tu préstamo queda pagado por completo. Otro día el monto cambia: abre esta página otra vez.',
    part: 'Con este monto pagas lo que sigue de tu préstamo. El resto queda para sus fechas.',
    prorroga:
      'Con este monto completo y a tiempo se mueve tu fecha. Si pagas menos o después, cuenta como pago de tu préstamo y tu fecha no cambia.',
    devolucion:
      'Con este monto completo y a tiempo tu préstamo se cancela solo, sin intereses ni comisiones. Si llega después, cuenta como pago de tu préstamo.',
  },
  store: {
    title: 'Pagar en tienda (Paynet)',
    unavailable: 'Paynet no respondió. Intenta de nuevo en unos minutos; tu préstamo no cambia por esto.',
    reference: 'Referencia',
    copy: 'Copiar referencia',
    expires: 'Las tiendas aceptan esta referencia hasta el {{day}}. Lo que pagues con ella siempre cuenta.',
    barcode: 'Código de barras de la referencia {{reference}}',
    steps: [
      {
        title: 'Ve a una tienda con Paynet',
        detail: 'Farmacias, supermercados y tiendas de conveniencia que muestran el logotipo de Paynet.',
      },
      {
        title: 'Di que pagas con Paynet',
        detail: 'Muestra el código de barras o dicta la referencia.',
      },
      {
        title: 'Paga el monto exacto',
        detail: 'La tienda puede cobrarte una comisión por el servicio. Revisa tu ticket y guárdalo.',
      },
      { title: 'Tu pago aparece aquí', detail: 'Casi siempre en unos minutos. Cuenta desde que pagaste en la caja.' },
    ],
  },
  transfer: {
    title: 'Transferir por SPEI',
    unavailable: 'OpenPay no respondió y tu CLABE no se pudo mostrar. Intenta de nuevo en unos minutos.',
    fields: {
      beneficiary: { label: 'Beneficiario', copy: 'Copiar beneficiario', copied: 'Copiado' },
      bank: { label: 'Banco', copy: 'Copiar banco', copied: 'Copiado' },
      clabe: { label: 'Tu CLABE de pago', copy: 'Copiar CLABE', copied: 'Copiada' },
      amount: { label: 'Monto exacto', copy: 'Copiar monto', copied: 'Copiado' },
      concept: { label: 'Concepto o referencia', copy: 'Copiar concepto', copied: 'Copiado' },
    },
    whose: 'La cuenta es de {{company}}, nunca de una persona.',
    any: 'Esta CLABE es solo de tu préstamo y no cambia. Puedes mandar cualquier monto: todo cuenta desde el día de tu transferencia.',
    missing: 'Ya transferí y no aparece',
  },
  card: {
    title: 'Pagar con tu tarjeta guardada',
    text: 'Le cobramos a tu tarjeta de débito guardada una sola vez, ahora, y nada más.',
    charge: 'Cobrar {{amount}} a mi tarjeta',
    ask: 'Preguntar otra vez',
    save: 'Guardar una tarjeta',
    trouble: {
      queued:
        'Todavía no sabemos si tu tarjeta se cobró. No pagues de otra forma por ahora: preguntar otra vez no cobra dos veces.',
      failed: 'Tu banco no aceptó el cargo y no se cobró nada. Intenta otra vez o paga en tienda.',
      card_missing: 'No tienes una tarjeta guardada. Guarda una y vuelve, o paga en tienda.',
    },
  },
};
