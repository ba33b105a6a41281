/** The words of exported files. */
export const exportsCopy = {
  watermark: (name: string, moment: string, days: string, isPersonal: boolean) =>
    `Exportado por ${name} el ${moment}, ${days}, ${isPersonal ? 'con datos personales completos' : 'con identificadores ocultos'}. No lo compartas fuera del equipo.`,
  days: (from: string, to: string) => `del ${from} al ${to}`,
  titles: {
    portfolio: 'Cartera',
    funnel: 'Embudo',
    rules: 'Aprobación por regla',
    vintages: 'Cosechas',
    rolls: 'Roll rates',
    cash: 'Efectivo',
    productivity: 'Productividad',
    collection: 'Cobranza',
    cat: 'CAT de lo prestado',
    cases: 'Solicitudes',
    loans: 'Préstamos',
    audit: 'Bitácora',
  },
  more: (rows: number) => `Faltan ${rows} renglones. Pide el archivo CSV para tenerlos todos.`,
  footer: 'Página {page} de {pages}',
  headings: {
    portfolio: ['Por', 'Grupo', 'Cifra', 'Préstamos', 'Monto'],
    funnel: ['Etapa', 'Solicitudes', 'Pedido'],
    rules: ['Regla', 'Resultado', 'Decisiones', 'Pedido', 'Ofrecido'],
    vintages: ['Mes', 'Préstamos', 'Prestado', 'Edad en días', 'Capital con más de 7 días de atraso'],
    rolls: ['Estaba en', 'Quedó en', 'Préstamos', 'Capital'],
    cash: ['Fecha', 'Entró', 'Salió', 'Saldo'],
    productivity: [
      ...['Persona', 'Casos decididos', 'Rechazados', 'Minutos, mediana', 'Minutos, 9 de cada 10'],
      ...['Pendientes cerrados', 'Contactos'],
    ],
    collection: ['Atraso', 'Préstamos', 'Pagaron algo', 'Vencido el primer día', 'Cobrado'],
    cat: ['Versión', 'Monto desde', 'Pagos', 'Préstamos', 'Prestado', 'CAT menor', 'CAT mediana', 'CAT mayor'],
    cases: ['Solicitud', 'Estado', 'Empezó', 'Nombre', 'Celular', 'Correo', 'CURP', 'CLABE', 'Pedido', 'Socio'],
    loans: [
      ...['Préstamo', 'Estado', 'Nombre', 'Celular', 'Correo', 'CURP', 'CLABE'],
      ...['Inicio', 'Vence', 'Prestado', 'Se debe', 'Días de atraso'],
    ],
    audit: ['No.', 'Cuándo', 'Quién', 'Rol', 'Tipo', 'Llamada', 'Resultado', 'Sobre'],
  },
} as const;
