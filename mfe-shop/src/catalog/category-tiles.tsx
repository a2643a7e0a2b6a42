import type { Category, PageMeta } from '@brightyard/contract/entities'
import { shopPaths } from '@brightyard/contract/paths'
import { formatNumber, Link, pictureProps } from '@brightyard/runtime'
import {
  Box,
  Card,
  chakra,
  Heading,
  Link as LinkStyle,
  Picture,
  Skeleton,
  Text,
} from '@brightyard/ui'

export const categoryAddress = ({ slug }: { slug: string }) =>
  shopPaths.searchResult.to({}, { category: slug })

export const countSentence = (count: number) => `${count} ${count === 1 ? 'product' : 'products'}`

/** How many a list has; long ones are counted to a round number. */
export const totalSentence = ({ total, total_is_exact: isExact = true }: TotalOfList) =>
  isExact ? countSentence(total) : `more than ${formatNumber(total)} products`
type TotalOfList = Pick<PageMeta, 'total' | 'total_is_exact'>

const columns = {
  display: 'grid',
  // Two columns on a phone, one where text is twice as large.
  gridTemplateColumns: {
    base: 'repeat(auto-fill, minmax(min(100%, max(8rem, 40%)), 1fr))',
    md: 'repeat(4, 1fr)',
  },
  gap: { base: '3', md: '5' },
  listStyleType: 'none',
} as const
const tints = ['shop', 'learn', 'talent', 'brand', 'sun'] as const

/** Parent categories as pictures with their names. */
export function CategoryTiles({ categories }: { categories: readonly Category[] }) {
  return (
    <chakra.ul {...columns}>
      {categories.map((category, index) => (
        <li key={category.id}>
          <CategoryTile category={category} tint={tints[index % tints.length] ?? 'shop'} />
        </li>
      ))}
    </chakra.ul>
  )
}

function CategoryTile({ category, tint }: { category: Category; tint: (typeof tints)[number] }) {
  const picture = category.picture && { ...pictureProps(category.picture), alt: '' }
  return (
    <Card as="article" interactive variant="tinted" colorPalette={tint} height="full">
      {picture ? (
        <Picture {...picture} css={{ width: '100%', aspectRatio: '4 / 3', objectFit: 'cover' }} />
      ) : null}
      <Box px="4" py="3.5">
        <Heading as="h3" size="sm">
          <LinkStyle
            asChild
            variant="quiet"
            _after={{ content: '""', position: 'absolute', inset: '0', borderRadius: 'xl' }}
          >
            <Link to={categoryAddress(category)}>{category.name}</Link>
          </LinkStyle>
        </Heading>
        <Text fontSize="sm" color="colorPalette.fg">
          {countSentence(category.product_count)}
        </Text>
      </Box>
    </Card>
  )
}

export function CategoryTilesSkeleton() {
  return (
    <Box {...columns} aria-hidden>
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} aspectRatio="1 / 1" borderRadius="xl" />
      ))}
    </Box>
  )
}
