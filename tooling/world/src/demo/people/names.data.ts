/** Given names and surnames that are common in Mexico; a person with both is invented. */
export const GIVEN_NAMES = {
  M: [
    'María', 'Guadalupe', 'Juana', 'Verónica', 'Alejandra', 'Leticia', 'Fernanda', 'Gabriela', 'Patricia', 'Rosa',
    'Daniela', 'Karina', 'Silvia', 'Adriana', 'Claudia', 'Yolanda', 'Ximena', 'Mariana', 'Norma', 'Elena', 'Brenda',
    'Rocío', 'Araceli', 'Jimena', 'Lucía', 'Sofía', 'Beatriz', 'Paola', 'Montserrat', 'Teresa',
  ],
  H: [
    'José', 'Juan', 'Luis', 'Carlos', 'Jesús', 'Miguel', 'Francisco', 'Alejandro', 'Jorge', 'Ricardo', 'Fernando',
    'Eduardo', 'Roberto', 'Daniel', 'Javier', 'Sergio', 'Raúl', 'Héctor', 'Óscar', 'Manuel', 'Arturo', 'Rubén',
    'Iván', 'Marco', 'Diego', 'Emilio', 'Santiago', 'Gustavo', 'Tomás', 'Ángel',
  ],
} as const;

export const SURNAMES = [
  'Hernández', 'García', 'Martínez', 'López', 'González', 'Rodríguez', 'Pérez', 'Sánchez', 'Ramírez', 'Cruz',
  'Flores', 'Gómez', 'Morales', 'Vázquez', 'Reyes', 'Jiménez', 'Torres', 'Díaz', 'Gutiérrez', 'Ruiz', 'Mendoza',
  'Aguilar', 'Ortiz', 'Moreno', 'Castillo', 'Romero', 'Álvarez', 'Méndez', 'Chávez', 'Rivera', 'Juárez', 'Ramos',
  'Domínguez', 'Herrera', 'Medina', 'Castro', 'Vargas', 'Guzmán', 'Velázquez', 'Rojas', 'Contreras', 'Salazar',
  'Luna', 'Ortega', 'Guerrero', 'Estrada', 'Bautista', 'Cortés', 'Soto', 'Alvarado', 'Espinoza', 'Lara', 'Ávila',
  'Ríos', 'Cervantes', 'Silva', 'Delgado', 'Vega', 'Márquez', 'Sandoval', 'Carrillo', 'León', 'Mejía', 'Solís',
] as const;
