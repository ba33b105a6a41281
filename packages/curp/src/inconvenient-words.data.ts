/** The 81 four-letter words of the Instructivo Normativo (SEGOB, 2006), annex 4, packed. */
export const INCONVENIENT_WORDS =
  /^(B(A[CK]A|UE[IY])|[CK](A[CGK][AO]|O(G[EI]|J[AEIO]|LA)|ULO)|F(ALO|ETO)|G(ETA|UE[IY])|J(ETA|OTO)|L(ILO|O[CK][AO])|M(AM[EO]|E(A[RS]|ON)|I(AR|ON)|O[CK]O|UL[AO])|NAC[AO]|P(E(D[AO]|NE)|I(PI|TO)|OPO|UT[AO])|QULO|R(ATA|OB[AEO]|UIN)|SENO|TETA|V(A([CK]A|G[AO])|UE[IY])|WUE[IY])/;
