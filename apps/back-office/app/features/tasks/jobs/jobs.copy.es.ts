export const jobsCopy = {
  title: 'Trabajos del servidor',
  lead: 'Lo que el servidor hace solo. Un trabajo que agotó sus intentos espera aquí hasta que alguien lo vuelva a ejecutar; nada se hace dos veces.',
  dead: {
    title: 'No pudieron terminar',
    empty: 'Ningún trabajo espera a una persona.',
    columns: { queue: 'Trabajo', died: 'Se detuvo', tries: 'Intentos', error: 'Causa', retry: 'Hacer' },
  },
  sweeps: {
    title: 'Lo que se repite',
    empty: 'Todavía no corre nada.',
    columns: { name: 'Trabajo', started: 'Última vez', seen: 'Revisó', state: 'Cómo va' },
    well: 'Bien',
    failing: (runs: number) => (runs === 1 ? 'Falló la última vez' : `Falló ${runs} veces seguidas`),
    partly: (count: number) => (count === 1 ? '1 con falla' : `${count} con falla`),
  },
  retry: 'Volver a ejecutar',
  retryOf: (queue: string) => `Volver a ejecutar ${queue}`,
  retried: 'El trabajo se vuelve a ejecutar.',
  refused: 'No se volvió a ejecutar',
  problems: {
    not_found: 'Este trabajo ya se volvió a ejecutar, o ya no existe.',
    other: 'El servidor no pudo volver a ejecutar el trabajo. Intenta de nuevo.',
  },
} as const;
