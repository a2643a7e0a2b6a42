import type { AgeBand } from '@brightyard/contract/entities'

/** `3–5 years`, `13+ years`. */
export const ageLabel = (band: AgeBand) => `${band.replace('-', '–')} years`
