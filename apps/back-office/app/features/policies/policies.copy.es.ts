export const policiesCopy = {
  title: 'Políticas',
  lead: 'Con qué reglas se decide cada solicitud. Un borrador se prueba y lo publica otra persona.',
  noteHint: 'Lo lee quien la apruebe. Por ejemplo: bajar la mora de primeros préstamos.',
} as const;

const codes: Readonly<Record<string, string>> = {
  optional_variable: 'usa un dato que no siempre se pide',
  nothing_approved: 'Ninguna regla activa aprueba',
  bins_overlap: 'sus tramos se enciman',
  bands_out_of_order: 'Las bandas no van de mayor a menor puntaje',
  ladder_out_of_order: 'La escalera no va de menor a mayor atraso',
  invalid_expression: 'su condición no se puede calcular',
};

export const draftCopy = {
  problems: {
    title: 'Así todavía no puede decidir',
    codes,
    about: (about: string, words: string) => `${about}: ${words}`,
  },
  test: {
    title: 'Prueba con solicitudes ya decididas',
    lead: 'Se deciden otra vez, con lo que se sabía entonces. A nadie le pasa nada.',
    applications: 'Cuántas, de las más nuevas',
    submit: 'Probar',
    stale: 'Esta prueba es de antes del último cambio. Prueba de nuevo para publicar.',
    none: 'Todavía no se prueba.',
    columns: { who: 'Con', offered: 'Ofertas', amount: 'Monto ofrecido' },
    live: (version: number) => `Política de hoy (versión ${version})`,
    draft: 'Borrador',
    counted: (applications: number, untestable: number) =>
      untestable === 0
        ? `Solicitudes comparadas: ${applications}.`
        : `Solicitudes comparadas: ${applications}. Sin comparar, porque entonces no se pidió algún dato: ${untestable}.`,
    moves: 'De qué resultado a cuál',
    moveColumns: { from: 'Hoy', to: 'Borrador', count: 'Solicitudes' },
    differing: 'Solicitudes que cambian',
    differingColumns: { application: 'Solicitud', from: 'Hoy', to: 'Borrador' },
    open: 'Abrir',
    amount: (status: string, amount: string) => `${status}, ${amount}`,
  },
  publish: {
    lead: 'Lo decide otra persona. Desde su sí, o desde el día que elijas, cada solicitud nueva se decide así.',
    notYet: 'Se puede pedir cuando el borrador cambia algo y se probó tal como está.',
  },
  edit: {
    asks: 'Qué se pide en cada solicitud',
    rules: 'Reglas',
    scorecard: 'Puntaje',
    bands: 'Bandas de riesgo',
    ladder: 'Escalera de límites',
  },
} as const;
