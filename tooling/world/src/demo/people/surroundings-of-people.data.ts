/** Places where people of the demo live: municipalities by their INEGI code, with the parts of an address there. */
export const PLACES = [
  { regionId: 9, cityId: 9015, state: 'DF', lada: '55', postalCode: '06700', districts: ['Roma Norte', 'Doctores', 'Centro'] },
  { regionId: 9, cityId: 9007, state: 'DF', lada: '55', postalCode: '09080', districts: ['Escuadrón 201', 'Granjas Estrella'] },
  { regionId: 15, cityId: 15033, state: 'MC', lada: '55', postalCode: '55070', districts: ['Jardines de Morelos', 'Ciudad Azteca'] },
  { regionId: 15, cityId: 15058, state: 'MC', lada: '55', postalCode: '57000', districts: ['Benito Juárez', 'La Perla'] },
  { regionId: 14, cityId: 14039, state: 'JC', lada: '33', postalCode: '44100', districts: ['Americana', 'Centro', 'Santa Tere'] },
  { regionId: 19, cityId: 19039, state: 'NL', lada: '81', postalCode: '64000', districts: ['Mitras', 'Centro', 'Obispado'] },
  { regionId: 21, cityId: 21114, state: 'PL', lada: '22', postalCode: '72000', districts: ['El Carmen', 'La Paz', 'Centro'] },
  { regionId: 11, cityId: 11020, state: 'GT', lada: '47', postalCode: '37000', districts: ['San Juan de Dios', 'Centro'] },
  { regionId: 22, cityId: 22014, state: 'QT', lada: '44', postalCode: '76000', districts: ['Carretas', 'Álamos'] },
  { regionId: 30, cityId: 30193, state: 'VZ', lada: '22', postalCode: '91700', districts: ['Centro', 'Reforma'] },
] as const;

export const STREETS = [
  'Av. Juárez', 'Calle Hidalgo', 'Calle Morelos', 'Av. Revolución', 'Calle Allende', 'Calle 5 de Mayo', 'Av. Insurgentes',
  'Calle Zaragoza', 'Calle Guerrero', 'Av. Constitución', 'Calle Pino Suárez', 'Calle Aldama',
] as const;

/** Ways in which people of the demo earn a living, with their employers. */
export const JOBS = [
  { status: 'employed', position: 'employed.office', companies: ['Contadores Rivas', 'Seguros del Valle', 'Grupo Anáhuac'] },
  { status: 'employed', position: 'employed.sales', companies: ['Papelería El Sol', 'Zapatería Tres Hermanos', 'Telas La Perla'] },
  { status: 'employed', position: 'employed.production', companies: ['Plásticos Bajío', 'Empaques del Centro', 'Maquilas Norte'] },
  { status: 'employed', position: 'employed.transport', companies: ['Transportes Quetzal', 'Mensajería Rayo'] },
  { status: 'employed', position: 'employed.health', companies: ['Clínica Santa Rosa', 'Laboratorio Vital'] },
  { status: 'employed', position: 'employed.education', companies: ['Colegio Benito Juárez', 'Instituto Montes'] },
  { status: 'government', position: 'government.office', companies: ['Ayuntamiento', 'Registro Civil'] },
  { status: 'self_employed', position: 'self_employed.shop', companies: ['Abarrotes Lupita', 'Frutería La Huerta'] },
  { status: 'self_employed', position: 'self_employed.driver', companies: ['Por mi cuenta'] },
] as const;

/** Banks of the demo; those that many people use occur more than once. */
export const BANKS = ['012', '012', '012', '002', '002', '072', '072', '014', '021', '044', '058', '127', '137', '638', '722'] as const;
