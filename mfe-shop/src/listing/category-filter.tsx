import type { Category } from '@brightyard/contract/entities'
import { Box, chakra, Span } from '@brightyard/ui'
import { FilterLink } from './filter-link.tsx'
import { findNamed } from './listing-address.ts'
import type { ListingState } from './use-listing.ts'

type Entry = Category['child_category'][number]

/** Categories as links; the children of the chosen one stand under it. */
export function CategoryFilter({ state }: { state: ListingState }) {
  const { listing, categories, facets, addressOf } = state
  const chosen = (entry: Pick<Entry, 'id' | 'slug' | 'name'>) =>
    listing.category.some((name) => findNamed([entry], name) !== undefined)
  const countOf = ({ id }: Entry) =>
    facets && (facets.categories.find((facet) => facet.id === id)?.count ?? 0)
  const isShown = (entry: Entry) => countOf(entry) !== 0 || chosen(entry)
  const link = (entry: Entry) => (
    <FilterLink
      to={addressOf({ category: [entry.slug] })}
      current={chosen(entry)}
      label={entry.name}
      count={countOf(entry)}
    />
  )
  if (categories.length === 0) return null
  return (
    <Box as="nav" aria-label="Categories">
      <Span fontWeight="bold">Category</Span>
      <chakra.ul listStyleType="none" mt="1.5">
        <li>
          <FilterLink
            to={addressOf({ category: [] })}
            current={listing.category.length === 0}
            label="All categories"
          />
        </li>
        {categories
          .filter((parent) => isShown(parent) || parent.child_category.some(chosen))
          .map((parent) => {
            const open = chosen(parent) || parent.child_category.some(chosen)
            const children = open ? parent.child_category.filter(isShown) : []
            return (
              <li key={parent.id}>
                {link(parent)}
                {children.length > 0 ? (
                  <chakra.ul listStyleType="none" ps="4" borderStartWidth="2px" ms="1">
                    {children.map((child) => (
                      <li key={child.id}>{link(child)}</li>
                    ))}
                  </chakra.ul>
                ) : null}
              </li>
            )
          })}
      </chakra.ul>
    </Box>
  )
}
