import type { CmsPage, PageSection } from '@brightyard/contract/entities'

type Section<Kind extends PageSection['kind']> = Extract<PageSection, { kind: Kind }>

/** The opening of a page that editors write: its title and lead, and its picture. */
export function openingOf({ title, description, sections }: CmsPage) {
  const hero = sections.find((section) => section.kind === 'hero')
  return { title, lead: hero?.lead ?? description, picture: hero?.picture ?? null }
}

export const sectionsOf = <Kind extends PageSection['kind']>(
  { sections }: CmsPage,
  kind: Kind,
): Section<Kind>[] => sections.filter((section): section is Section<Kind> => section.kind === kind)
