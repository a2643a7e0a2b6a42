import type { SearchOffers } from '@brightyard/contract/entities'
import { activityPaths, contentPaths, shopPaths } from '@brightyard/contract/paths'
import { formatNumber, Link } from '@brightyard/runtime'
import { chakra, LinkButton, Section } from '@brightyard/ui'
import { ProductTile } from '../../entries/product-tile.tsx'
import { OfferingGrid } from '../../offerings/offering-card.tsx'
import { ProgramGrid } from '../../programs/program-grid.tsx'

/** Names and lists of what can be booked or bought. */
export const offers = {
  activities: {
    name: 'Activities',
    listOf: (text: string) => activityPaths.activitiesListing.to({}, { search: text }),
  },
  programs: {
    name: 'Programs',
    listOf: (text: string) => contentPaths.allPrograms.to({}, { search: text }),
  },
  products: {
    name: 'Products',
    listOf: (text: string) => shopPaths.searchResult.to({}, { search: text }),
  },
} as const

/** Whether there are more than its total says. */
export const hasMore = (found: SearchOffers) =>
  found.kind === 'products' && found.total_is_exact === false

/** What was found of one kind; its own list has the rest, with filters. */
export function FoundOffers({ offers: found, text }: { offers: SearchOffers; text: string }) {
  const { name, listOf } = offers[found.kind]
  return (
    <Section
      title={name}
      viewAll={
        <LinkButton asChild variant="plain">
          <Link to={listOf(text)}>
            {found.total > found.data.length
              ? `${hasMore(found) ? 'More than' : 'All'} ${formatNumber(found.total)} ${name.toLowerCase()}`
              : 'With filters'}
          </Link>
        </LinkButton>
      }
    >
      {found.kind === 'activities' && <OfferingGrid label={name} offerings={found.data} />}
      {found.kind === 'programs' && <ProgramGrid label={name} programs={found.data} />}
      {found.kind === 'products' && (
        <chakra.ul
          aria-label={name}
          display="grid"
          gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 13rem), 1fr))"
          gap={{ base: '4', md: '6' }}
          listStyleType="none"
        >
          {found.data.map((product) => (
            <chakra.li key={product.id} minW="0">
              <ProductTile product={product} />
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </Section>
  )
}
