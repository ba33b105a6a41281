import type { collectorEn } from './scoring-collector.copy.en.ts';

export const collectorEs: typeof collectorEn = {
  title: 'Qué enviaría',
  hint: 'Aquí el recolector trabaja con un servidor que es solo esta página: lo que sube se abre con una llave recién hecha y se muestra abajo. Nada sale.',
  consent: 'La persona aceptó',
  start: 'Empezar',
  stop: 'Detener y abrir lo que selló',
  form: 'Un formulario para llenar',
  firstName: 'Nombre (se puede decir cómo se llama el campo)',
  password: 'Contraseña (secreta: solo que se enfocó)',
  states: {
    idle: 'Sin empezar: no escucha nada.',
    running: 'Escucha. Escribe, haz clic y mueve el puntero.',
    refused: 'Rechazado: sin consentimiento no recolecta nada.',
    unsupported: 'Este navegador, o esta dirección sin HTTPS, no puede cifrar; entonces no se recolecta nada.',
    stopped: 'Detenido.',
  },
  sealed: 'Sellado, como viajaría',
  opened: 'Abierto, como lo lee quien tiene la llave privada',
  rows: (count) => `${count} filas`,
  columns: { at: 'ms', kind: 'Tipo', target: 'Campo', detail: 'Clase o lugar' },
  empty: 'No pasó nada.',
};
