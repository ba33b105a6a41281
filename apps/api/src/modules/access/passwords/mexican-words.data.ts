/** Words in Mexican passwords that the dictionaries of Spanish do not have. */
export const MEXICAN_WORDS: readonly string[] = [
  'quincena', 'prestamo', 'préstamo', 'contrasena', 'miclave', 'teamo', 'tequiero', 'diosmio', 'chivas', 'pumas', 'unam',
  'cruzazul', 'tigres', 'fortnite', 'roblox',
];
