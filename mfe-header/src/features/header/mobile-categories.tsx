import { shopPaths } from '@brightyard/contract/paths'
import { Link, useQuery } from '@brightyard/runtime'
import { Box, chakra, Heading, SkeletonLines } from '@brightyard/ui'
import { ChevronDownIcon } from '@brightyard/ui/icons'
import { categoriesQuery } from '../../categories/categories.queries.ts'
import { categoryAddress } from '../../categories/category-address.ts'
import { linkRow } from './menu-styles.ts'

const Row = chakra(Link, {
  base: { ...linkRow, _hover: { bg: 'shop.subtle', color: 'shop.fg' } },
})
const Fold = chakra('summary', {
  base: {
    ...linkRow,
    justifyContent: 'space-between',
    listStyleType: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '&:is([open] > summary) svg': { rotate: '180deg' },
    _hover: { bg: 'shop.subtle', color: 'shop.fg' },
  },
})

/** The shop's categories, collapsed. */
export function MobileCategories() {
  const { data, isPending } = useQuery(categoriesQuery)
  return (
    <Box as="nav" aria-label="Shop categories" mx="-3.5" colorPalette="shop">
      <Heading as="h3" size="xs" px="3.5" mb="1" color="shop.fg">
        Shop by category
      </Heading>
      {isPending && <SkeletonLines lines={4} label="Loading the categories" />}
      {data?.data.map((category) => {
        const { id, name, child_category: children } = category
        return children.length === 0 ? (
          <Row key={id} to={categoryAddress(category)}>
            {name}
          </Row>
        ) : (
          <details key={id}>
            <Fold>
              {name} <ChevronDownIcon size={18} aria-hidden />
            </Fold>
            <Box ps="4" borderInlineStartWidth="3px" borderColor="shop.muted" ms="4">
              <Row to={categoryAddress(category)}>{`All of ${name}`}</Row>
              {children.map((child) => (
                <Row key={child.id} to={categoryAddress(child)}>
                  {child.name}
                </Row>
              ))}
            </Box>
          </details>
        )
      })}
      <Row to={shopPaths.allCategories.to()} fontWeight="bold" color="shop.fg">
        View all categories
      </Row>
    </Box>
  )
}
