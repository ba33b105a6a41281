/** The 39 four-letter words of the SAT's procedure, annex IV, packed; each of them ends in X in an RFC. */
export const INCONVENIENT_WORDS =
  /^(?:BUE[IY]|CA(?:[CG][AO]|KA)|CO(?:GE|J[AEIO])|[CK]ULO|FETO|GUEY|JOTO|KA(?:[CG][AO]|KA)|KO(?:GE|JO)|M(?:AM[EO]|EAR|EON|ION|OCO|ULA)|P(?:ED[AO]|ENE|UT[AO])|QULO|RATA|RUIN)$/;
