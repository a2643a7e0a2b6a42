import type { PageSection } from '@brightyard/contract/entities'

/** A section of one kind. */
export type SectionOf<Kind extends PageSection['kind']> = Extract<PageSection, { kind: Kind }>
