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
  shadow: {
    title: 'En sombra',
    lead: 'Decide en silencio cada solicitud nueva junto a la política de hoy, con los mismos datos. No cambia nada: nadie más lo ve y a nadie se le pregunta nada.',
    none: 'Todavía no ha corrido en sombra.',
    days: 'Durante cuántos días',
    daysHint: (most: number) => `De 1 a ${most}. Se puede detener antes.`,
    start: 'Poner en sombra',
    again: 'Empezar de nuevo con esta revisión',
    stop: 'Detener la sombra',
    running: (revision: number, since: string, until: string, who: string) =>
      `Corre la revisión ${revision} desde el ${since}, hasta el ${until}. La puso ${who}.`,
    ended: (revision: number, since: string, until: string) =>
      `Corrió la revisión ${revision} desde el ${since} hasta el ${until}.`,
    because: {
      time: 'Se cumplió su plazo.',
      hand: 'Se detuvo a mano.',
      published: 'El borrador se publicó.',
      discarded: 'El borrador se descartó.',
      replaced: 'Empezó de nuevo.',
    },
    older: (revision: number) => `Observa la revisión ${revision}: lo que cambiaste después no entra en la cuenta.`,
    waiting: 'Todavía no se decide ninguna solicitud nueva.',
    counted: (applications: number, differs: number) =>
      `Solicitudes decididas por las dos: ${applications}. Salen distinto: ${differs}.`,
    live: 'Política que decidió',
    unevaluable: (count: number) => `No evaluable en ${count}, por datos que la política de hoy no reúne:`,
    unreadable: (count: number) => `No evaluable en ${count}: con lo que dice el borrador no se pudo calcular.`,
    missing: (variable: string, count: number) => `${variable} (${count})`,
    rules: 'Reglas que hacen la diferencia',
    ruleColumns: { rule: 'Regla', count: 'Solicitudes' },
    onlyLimit: 'Ninguna regla cambia: la diferencia está en el puntaje, la banda o el límite.',
    differingColumns: { application: 'Solicitud', from: 'Se decidió', to: 'En sombra', rules: 'Reglas' },
    withReasons: (verdict: string, reasons: string) => `${verdict} · ${reasons}`,
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
