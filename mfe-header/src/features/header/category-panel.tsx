import { listFacets, listProducts } from '@brightyard/contract/calls'
import type { Category, ProductCard } from '@brightyard/contract/entities'
import { shopPaths } from '@brightyard/contract/paths'
import { formatNumber, Link, pictureProps, useQuery } from '@brightyard/runtime'
import { queryOf } from '@brightyard/runtime/queries'
import { Box, chakra, Flex, Grid, Heading, Picture, Price, Skeleton, Text } from '@brightyard/ui'
import { ArrowRightIcon } from '@brightyard/ui/icons'
import type { ReactNode } from 'react'
import { categoryAddress } from '../../categories/category-address.ts'
import { linkRow, panel } from './menu-styles.ts'

interface Props {
  open: boolean
  onClose: () => void
  id: string
  category: Category
}

const fresh = { staleTime: 10 * 60_000 }
const shownBrands = 4

const Row = chakra(Link, {
  base: {
    ...linkRow,
    minH: '10',
    justifyContent: 'space-between',
    _hover: { bg: 'shop.subtle', color: 'shop.fg' },
  },
})
const Count = chakra('span', { base: { color: 'fg.muted', fontSize: 'sm', fontWeight: 'normal' } })

/** What the shop has in a category: its kinds, ages and brands, what is best rated, and a way to all of it. */
export function Component({ open, id, category }: Props) {
  const all = { category_ids: [category.id] }
  const facets = useQuery({ ...queryOf(listFacets, all, fresh), enabled: open })
  const best = useQuery({
    ...queryOf(
      listProducts,
      { ...all, in_stock: true, sortColumn: 'rating', sortDirection: 'desc', maxRows: 1 },
      fresh,
    ),
    enabled: open,
  })
  if (!open) return null
  const { name, product_count, child_category: children } = category
  const ages = facets.data?.ages.filter(({ count }) => count > 0) ?? []
  const brands = facets.data?.brands.toSorted((a, b) => b.count - a.count) ?? []
  const product = best.data?.data[0]
  return (
    // Padding instead of a gap, so that the pointer can cross it.
    <Box position="absolute" top="100%" insetX="0" pt="2" zIndex="popover">
      <Box id={id} {...panel} position="static" p="4" maxW="62rem">
        <Grid templateColumns="minmax(0, 1.2fr) repeat(2, minmax(0, 1fr)) 15rem" gap="4">
          <Group title={name}>
            {children.map((child) => (
              <li key={child.id}>
                <Row to={categoryAddress(child)}>
                  {child.name} <Count aria-hidden>{formatNumber(child.product_count)}</Count>
                </Row>
              </li>
            ))}
          </Group>
          {facets.isPending ? (
            <>
              <Waiting />
              <Waiting />
            </>
          ) : (
            <>
              <Group title="By age">
                {ages.map(({ band, label }) => (
                  <li key={band}>
                    <Row to={shopPaths.searchResult.to({}, { category: category.id, age: band })}>
                      {label}
                    </Row>
                  </li>
                ))}
              </Group>
              <Group title="By brand">
                {brands.slice(0, shownBrands).map((brand) => (
                  <li key={brand.id}>
                    <Row
                      to={shopPaths.searchResult.to({}, { category: category.id, brand: brand.id })}
                    >
                      {brand.name}
                    </Row>
                  </li>
                ))}
              </Group>
            </>
          )}
          <Box minH="13rem">
            {product ? <BestRated product={product} /> : best.isPending && <Waiting tall />}
          </Box>
        </Grid>
        <Flex mt="3" pt="3" gap="2" wrap="wrap" borderTopWidth="1px" borderColor="border">
          <More to={categoryAddress(category)}>
            {`See all ${formatNumber(product_count)} in ${name}`}
          </More>
          <More to={shopPaths.searchResult.to({}, { category: category.id, sort: 'newest' })}>
            Newest first
          </More>
        </Flex>
      </Box>
    </Box>
  )
}

function Group({ title, children }: { title: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return <span />
  return (
    <Box>
      <Heading as="h2" size="xs" px="3.5" mb="1" color="shop.fg">
        {title}
      </Heading>
      <Box as="ul" aria-label={title} listStyleType="none">
        {children}
      </Box>
    </Box>
  )
}

const Waiting = ({ tall = false }: { tall?: boolean }) => (
  <Skeleton height={tall ? '13rem' : '9rem'} borderRadius="lg" bg="shop.muted" aria-hidden />
)

const Card = chakra(Link, {
  base: {
    display: 'block',
    p: '2',
    borderRadius: 'lg',
    bg: 'shop.subtle',
    color: 'fg',
    textDecoration: 'none',
    _hover: { bg: 'shop.muted' },
  },
})

function BestRated({ product }: { product: ProductCard }) {
  const { id, name, picture, after_discount_price, price } = product
  return (
    <Card to={shopPaths.product.to({}, { ecommID: id })}>
      <Picture
        {...pictureProps(picture)}
        alt=""
        css={{ width: '100%', aspectRatio: '4 / 3', objectFit: 'cover', borderRadius: 'md' }}
      />
      <Box px="1.5" pt="2" pb="1">
        <Text fontSize="sm" fontWeight="semibold" color="shop.fg">
          Best rated here
        </Text>
        <Text fontFamily="heading" fontWeight="bold" lineHeight="1.25" lineClamp="2">
          {name}
        </Text>
        <Price price={after_discount_price} oldPrice={price} />
      </Box>
    </Card>
  )
}

const MoreLink = chakra(Link, {
  base: { ...linkRow, width: 'auto', fontWeight: 'bold', color: 'shop.fg', gap: '2' },
})

const More = ({ to, children }: { to: string; children: string }) => (
  <MoreLink to={to} _hover={{ bg: 'shop.subtle' }}>
    {children} <ArrowRightIcon size={16} aria-hidden />
  </MoreLink>
)
