import { shopPaths } from '@brightyard/contract/paths'
import { NavLink, useQuery } from '@brightyard/runtime'
import { Box, chakra, Container, Flex, media, Skeleton } from '@brightyard/ui'
import { categoriesQuery } from '../../categories/categories.queries.ts'
import { CategoryItem } from './category-item.tsx'
import { ProductSearch } from './product-search.tsx'

const shownCategories = 5

const AllCategories = chakra(NavLink, {
  base: {
    display: 'block',
    px: '3',
    py: '1',
    borderRadius: 'full',
    color: 'shop.fg',
    fontSize: 'sm',
    fontWeight: 'bold',
    whiteSpace: 'nowrap',
    textDecoration: 'underline',
    textDecorationThickness: '2px',
    textDecorationColor: 'shop.bright',
    textUnderlineOffset: '0.3em',
    _hover: { bg: 'shop.muted' },
  },
})

/** Categories and the product search, below the header of shop and content pages. On phones they are in the menu. */
export function ShopBar() {
  const { data, isPending } = useQuery(categoriesQuery)
  const categories = data?.data.slice(0, shownCategories) ?? []
  return (
    <Box
      position="relative"
      zIndex="docked"
      colorPalette="shop"
      bg="shop.subtle"
      css={{ [media.belowHeader]: { display: 'none' } }}
    >
      <Container size="wide">
        <Flex align="center" gap="4" height="3rem" position="relative">
          <Flex
            as="nav"
            aria-label="Shop categories"
            align="center"
            minW="0"
            flex="1 1 auto"
            ms={{ base: '-2', xl: '-3' }}
          >
            {isPending ? (
              <Flex gap="3" ms="3" aria-hidden>
                {['5rem', '7rem', '6rem', '8rem', '5rem'].map((width, index) => (
                  <Skeleton key={index} width={width} height="1.25rem" bg="shop.muted" />
                ))}
              </Flex>
            ) : (
              <Flex as="ul" listStyleType="none" align="center" minW="0">
                {categories.map((category) => (
                  <CategoryItem key={category.id} category={category} />
                ))}
                <Box as="li" flexShrink={0}>
                  <AllCategories to={shopPaths.allCategories.to()}>
                    View all categories
                  </AllCategories>
                </Box>
              </Flex>
            )}
          </Flex>
          <ProductSearch />
        </Flex>
      </Container>
    </Box>
  )
}
